// A client that listens to no dialog: Playwright then dismisses each of them by itself.
const { chromium } = require(process.argv[2] + '/node_modules/playwright-core');
chromium.connectOverCDP(process.argv[3]).then(async browser => {
  const contexts = browser.contexts();
  console.log('connected', contexts.flatMap(context => context.pages()).length);
  process.stdin.resume();
  process.stdin.on('end', () => process.exit(0));
}).catch(error => {
  console.error(error);
  process.exit(1);
});
