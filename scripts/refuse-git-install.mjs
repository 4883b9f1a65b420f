/**
 * Runs as `prepare`, the only script that npm runs for an install from git, where `dist/` is not built. `npm ci` runs it,
 * too. Before it installs what a clone needs, npm sets this variable, so that no clone is prepared twice.
 */
if (process.env._PACOTE_NO_PREPARE_) {
  console.error(
    'game-2048-element must be installed from npm or from a tarball of `npm pack`, not from git, where it is not built.',
  );
  process.exitCode = 1;
}
