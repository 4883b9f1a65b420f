/** Registers all translations, from the sources. */
import '../../src/board/locales/ar.js';
import '../../src/board/locales/de.js';
import '../../src/board/locales/es.js';
import '../../src/board/locales/fr.js';
import '../../src/board/locales/ja.js';
import '../../src/board/locales/zh.js';
