/** webpack and Rspack, which takes the same configuration. Neither needs anything for the package. */
export function buildLike(compile, name) {
  const configuration = {
    mode: 'production',
    entry: './main.js',
    output: { path: `${import.meta.dirname}/dist/${name}`, filename: 'main.js' },
    // The element alone is larger than half of what webpack would call too much.
    performance: { hints: false },
  };
  return new Promise((resolve, reject) => {
    compile(configuration, (error, stats) => {
      const { errors = [], warnings = [] } = stats?.toJson() ?? {};
      const problems = [...errors, ...warnings].map(({ message }) => message);
      if (error ?? problems.length) reject(error ?? new Error(problems.join('\n')));
      else resolve();
    });
  });
}
