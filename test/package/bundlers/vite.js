import { build, createLogger } from 'vite';

const customLogger = createLogger('warn');
customLogger.warn = customLogger.warnOnce = (message) => {
  throw new Error(message);
};

await build({ configFile: false, base: './', build: { outDir: 'dist/vite' }, customLogger });
