"""A scripted player of MiniWoB++ that acts only through the tools."""
