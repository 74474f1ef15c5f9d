import { cleanIdentifier } from './typed-text'

/**
 * Words for yes and no: of people, of databases, of Excel's truth values, and of the status of a product in other shop
 * systems. English, Swedish, Norwegian, Danish, Finnish, German, French, Spanish, Italian, Dutch, Polish, Czech,
 * Slovak, Estonian, Latvian and Lithuanian, in lower case without diacritics.
 */
const words = {
  yes: [
    'yes|y|true|t|1|x|✓|✔|☑|✅|on|active|published|publish|enabled|visible|online|live',
    'ja|j|sant|sann|sand|aktiv|aktivt|publicerad|publisert|publiceret|synlig',
    'kylla|joo|k|tosi|aktiivinen|julkaistu|nakyvissa',
    'wahr|veroffentlicht|sichtbar|aktiviert',
    'oui|o|vrai|actif|publie|si|s|verdadero|activo|vero|attivo|waar|actief|tak|prawda',
    'ano|pravda|jah|toene|taip',
  ],
  no: [
    'no|n|false|f|0|✗|✘|☐|❌|off|inactive|draft|archived|unpublished|disabled',
    'hidden|unavailable|offline|private|pending',
    'nej|nei|falskt|falsk|usann|usant|inaktiv|inaktivt|utkast|kladde|kladd|dold|skjult|arkiverad|arkivert|arkiveret',
    'ei|e|epatosi|passiivinen|luonnos|piilotettu|arkistoitu',
    'nein|falsch|entwurf|versteckt|unsichtbar|deaktiviert|archiviert',
    'non|faux|inactif|brouillon|falso|inactivo|inattivo|nee|onwaar|inactief|nie|fałsz',
    'ne|nepravda|vale',
  ],
}

const answers = new Map(
  Object.entries(words).flatMap(([answer, lists]) =>
    lists.flatMap((list) => list.split('|')).map((word) => [word, answer === 'yes'] as const),
  ),
)

/** Reads a word for yes or no; undefined if it is neither. */
export function readYesNo(text: string): boolean | undefined {
  const word = cleanIdentifier(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .normalize('NFC')
  return answers.get(word)
}
