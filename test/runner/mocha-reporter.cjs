/** A run in Node prints its failures and one line. `npm test` reads the verdict in a file, to sum up. */
const { writeFileSync } = require('node:fs');
const { reporters, Runner } = require('mocha');

module.exports = class QuietReporter extends reporters.Base {
  constructor(runner, options) {
    super(runner, options);
    runner.once(Runner.constants.EVENT_RUN_END, () => {
      reporters.Base.list(this.failures);
      const { passes, failures, duration } = this.stats;
      const file = process.env.VERDICT_FILE;
      if (file) writeFileSync(file, JSON.stringify({ passed: passes, failed: failures }));
      const seconds = Math.round(duration / 1000);
      console.log(`In Node: ${passes} passed, ${failures} failed in ${seconds} s`);
    });
  }
};
