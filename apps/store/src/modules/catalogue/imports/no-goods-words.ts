import { categoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { foldText, splitText } from '@skafferi/domain/rules/catalogue/words'

/**
 * How the names of rows begin that are no articles: freight, deposits, vouchers, rounding, fees, levies, tips and hours
 * of work. In English, Swedish, Norwegian, Danish, Finnish, German, French, Dutch and Czech, without diacritics.
 */
const beginnings = [
  'freight|shipping (?:fee|charge|cost|costs)|delivery (?:fee|charge|cost|costs)',
  'postage and packing|handling (?:fee|charge)',
  'frakt|frakter|fraktkostnad|fraktavgift|fragt|fragtomkostninger|leveringsomkostninger|rahti|rahtikulut',
  'rahtikulu|rahtiveloitus',
  'toimituskulu|toimituskulut|postikulu|postikulut|versandkosten|versandpauschale|lieferkosten|frachtkosten|fracht',
  String.raw`(?:bottle |container |can )?deposit|pant|(?:flask|flaske|burk|pet|emballage|retur)pant`,
  String.raw`pantbelopp|\w*pantti`,
  String.raw`\w*pfand|leergut|\w*gutschein|geschenkkarte|gift (?:card|cards|voucher|vouchers|certificate)|giftcard`,
  'voucher|presentkort|tillgodokvitto|gavekort|tilgodebevis|tilgodeseddel|lahjakortti|lahjakortit',
  'rounding|oresavrundning|avrundning|oresutjamning|avrunding|oreavrunding|afrunding|oreafrunding|pyoristys',
  'rundung|rundungsdifferenz|rundungsausgleich',
  '(?:service|invoice|order|small order|minimum order|administration|admin|setup|late) (?:fee|charge|surcharge)',
  '(?:(?:single use )?(?:carrier|plastic|paper|shopping)? ?bag) (?:levy|charge|fee|tax)',
  '(?:environmental|eco|recycling|packaging|sugar|plastic|weee) (?:levy|charge|fee|tax|contribution|surcharge)',
  '(?:labour|labor) (?:hour|hours|time|cost|costs|charge)|gratuity|drikkepenge|drikkepenger|juomaraha|trinkgeld',
  'miljotillagg|miljotillaeg|miljobidrag|ymparistomaksu|umweltpauschale|umweltzuschlag|energiezuschlag',
  'timearbeid|arbeidstid|arbeidstimer|arbetstid|arbetstimmar|arbejdstid|tyoaika|tyotunti|tyotunnit|arbeitszeit',
  'frais de (?:port|livraison|transport|dossier|gestion)|cartes? cadeaux?|bon d achat|consigne',
  'eco (?:participation|taxe)',
  '(?:extra |express )?(?:shipping|delivery|freight|postage|carriage) (?:fees|charges|surcharge|fee|charge|cost|costs)',
  '(?:drs|crate|pallet|returnable) deposit|misc(?:ellaneous)? item|text line',
  'verzendkosten|bezorgkosten|vrachtkosten|administratiekosten|statiegeld|cadeaubon|cadeaubonnen|afronding',
  'dopravne|postovne|balne|vratna zaloha|zaloha (?:lahev|obal|prepravka)|darkovy poukaz|zaokrouhleni|text na doklad',
  'arbeidsuur|arbeidsuren|arbeitsstunde|arbeitsstunden|monteurstunde|monteurstunden|konsulenttime|konsulenttimer',
  'konsulttimme|konsulttimmar|arbetstimme|arbejdstime|arbeidstime|radgivningstime',
  String.raw`\w+avgift|\w+gebyr|\w+gebuhr|\w+gebuhren|\w+maksu`,
]
/** Names that are no goods only if nothing follows. */
const names = [
  'shipping|postage|carriage|courier|delivery|porto|versand|levering|leverans|toimitus|fees|fee|avgift|avgifter|gebyr',
  'service|services|tjanst|tjanster|tjeneste|tjenester|ydelse|ydelser|palvelu|palvelut|dienstleistung|dienstleistungen',
  'installation|asennus|montering|montage|support|konsultation|consulting|radgivning|arbetskostnad',
  'labour|labor|arbeid|arbete|arbejde|arbeit|tyo|discount|rabatt|rabat|alennus|tip|tips|dricks|donation',
  'levy|levies|skatt|afgift|afgifter|vero|abgabe|abgaben|umlage|umlagen|zuschlag|tillagg|tillaeg|tillegg',
  'port|livraison|remise|arrondi|pourboire|main d oeuvre|prestation|prestations',
  'doprava|bezorging|verzending|vracht|korting|sleva',
  'vouchers|presentkort|deposits|panttimaksut',
]

/** Bags sold at the till, by their plain name; a category of this name has the bags that a shop sells. */
const tillBags = [
  '(?:carrier|plastic|paper|shopping) bags?|barkasse|barkassar|plastkasse|plastkassar|papperskasse|papperskassar',
  'baerepose|baereposer|plastpose|plastposer|handlepose|handleposer|indkobspose|indkobsposer|plastnett',
  'muovikassi|muovikassit|paperikassi|paperikassit|kantokassi|kantokassit|muovipussi',
  'tragetasche|tragetaschen|einkaufstute|einkaufstuten|plastiktute|plastiktuten|papiertute|papiertuten',
]

/** Words of articles that remain in a list although they must not be used, anywhere in a name. */
const unused = [
  'do not use|dont use|not in use|ala kayta|ei kaytossa|brukes ikke|ikke i bruk|skal ikke brukes|bruges ikke',
  'anvands ej|anvand ej|nicht verwenden|nicht benutzen|niet gebruiken|nepouzivat|ne pas utiliser',
]

const unusedName = new RegExp(`(?:^| )(?:${unused.join('|')})(?: |$)`)
const beginning = new RegExp(`^(?:${beginnings.join('|')})(?: |$)`)
const name = new RegExp(`^(?:${[...names, ...tillBags].join('|')})$`)
const category = new RegExp(`^(?:${[...beginnings, ...names].join('|')})$`)

const plain = (text: string) => splitText(foldText(text)).join(' ')

/** True if a product's name says that it is no goods: "Frakt DHL", "Flaschenpfand 0,25", "Gift card 50". */
export function isNoGoodsName(text: string): boolean {
  const words = plain(text)
  return beginning.test(words) || name.test(words) || unusedName.test(words)
}

/** True if the last part of a category's path says that its products are no goods. */
export const isNoGoodsCategory = (path: string): boolean => category.test(plain(categoryPath(path).at(-1) ?? ''))
