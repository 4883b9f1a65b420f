import type { RecordsTexts } from '../records-texts.js';

export const records: RecordsTexts = {
  recordsName: 'Le tue partite',
  recordsEmpty:
    'Ancora nessuna partita. Finiscine una e la trovi qui: puoi riguardarla, imparare dai tuoi errori e vedere il tuo record e la tua media.',

  recordsGames: 'Giocate',
  recordsWinShare: 'Vinte',
  recordsAverage: { one: 'Media', other: 'Media ultime {count}' },
  recordsStreak: 'Serie',
  recordsLongest: 'Serie max',

  recordsBars: 'Quante partite per ogni tessera più alta',
  recordsBar: { one: '{tile}: {count} partita', other: '{tile}: {count} partite' },

  recordsLatest: 'la tua ultima partita',

  recordsUncounted: {
    one: '{count} partita non conteggiata: {marks}',
    other: '{count} partite non conteggiate: {marks}',
  },

  recordsPools: 'Dimensioni e regole',
  recordsWinTile: 'vittoria a {tile}',
  recordsFours: 'tessere 4: {share}',
  recordsStartTiles: { one: '{count} tessera all’inizio', other: '{count} tessere all’inizio' },
  recordsStops: 'finisce con la vittoria',

  recordsDate: 'Data',
  recordsTile: 'Tessera',
  recordsActions: 'Azioni',
  recordsNoDate: 'senza data',
  recordsPuzzle: 'Puzzle {date}',

  recordsBest: 'record',
  recordsAssisted: 'computer',
  recordsEdited: 'modifiche',
  recordsGaveUp: 'abbandono',
  recordsFurtherTry: 'altro tentativo',
  recordsMadeUp: 'recupero',

  recordsShowAll: { one: 'Mostra tutte', other: 'Mostra tutte ({count})' },
  recordsDelete: 'Elimina',
  recordsDeleteAll: { one: 'Elimina tutte', other: 'Elimina tutte ({count})' },
  download: 'Scarica',
  recordsLoad: 'Carica',
  recordsLoadFile: 'Carica partite da un file',
  recordsReading: 'Lettura delle partite',

  recordsAdded: { one: '{count} partita aggiunta.', other: '{count} partite aggiunte.' },
  recordsDoubles: { one: '{count} c’era già.', other: '{count} c’erano già.' },
  recordsRefused: { one: '{count} riga non aggiunta:', other: '{count} righe non aggiunte:' },
  recordsRefusedLine: 'Riga {line}: non è una partita.',
  recordsDamagedLine: 'Riga {line}: è incompleta o è stata alterata.',
  recordsUnfinishedLine: 'Riga {line}: la partita non è ancora finita.',
  recordsTimeLine: 'Riga {line}: la data non esiste.',
  recordsFullLine: 'Riga {line}: il registro è pieno.',
  recordsMore: { one: 'e un’altra', other: 'e altre {count}' },
  recordsDeleted: { one: '{count} partita eliminata.', other: '{count} partite eliminate.' },
  recordsUndone: 'Annullato.',
  recordsNoText: 'Non è un elenco di partite.',
  recordsTooLong: 'È troppo in una volta: al massimo 10.000 righe e 8 MiB.',
  recordsNotStored: 'Impossibile memorizzare le partite. Restano qui solo per questa visita.',
  recordsUnread:
    'Al momento le partite conservate qui non si possono leggere. Le nuove restano solo per questa visita.',
  recordsVisit: 'Le partite restano qui solo per questa visita.',
  recordsHereOnly: {
    one: '{count} partita è solo in questo browser: scaricala per conservarla.',
    other: '{count} partite sono solo in questo browser: scaricale per conservarle.',
  },
};
