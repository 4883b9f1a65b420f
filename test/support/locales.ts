/** Registers all translations, from the sources. */
import '../../src/words/locales/ar.js';
import '../../src/words/locales/de.js';
import '../../src/words/locales/es.js';
import '../../src/words/locales/fr.js';
import '../../src/words/locales/ja.js';
import '../../src/words/locales/zh.js';
