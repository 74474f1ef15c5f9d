import { categoryPath } from '@skafferi/domain/rules/catalogue/category-path'
import { fault } from '../../../platform/http/errors'
import type { ImportRow } from './import-row'

/** A number of a group, or several of its levels: "101", "22.5", "10-101". */
const groupNumber = /^\d[\d.,\-\s]*$/

/** True if a level of a category's path is only a number, which is no name. */
export const isGroupNumber = (category: string) => categoryPath(category).some((name) => groupNumber.test(name))

/** True if all filled cells of a column are numbers of groups. */
export const areGroupNumbers = (cells: readonly string[]) => cells.length > 0 && cells.every(isGroupNumber)

/** Words of the name of a group, as opposed to its code. */
const nameWord = new RegExp(
  [
    String.raw`namn|navn|name|nimi|\bnom\b|libelle|nazev|nazwa|naam|omschrijving|bezeichnung|betegnelse`,
    'benamning|nosaukums|pavadinimas',
  ].join('|'),
)

/** True for the heading of a category that says that it has the names of groups: "Varugruppsnamn". */
export const isGroupName = (words: string) => nameWord.test(words)

const groups =
  'group|product group|item group|category|varugrupp|varugrupps|produktgrupp|produktgrupps|artikelgrupp|' +
  'artikelgrupps|kategori|varegruppe|produktgruppe|warengruppe|warengruppen|artikelgruppe|artikelgruppen|kategorie|' +
  'tuoteryhma|tuoteryhman|ryhma|ryhman|famille|artikelgroep|kaubagrupp|tootegrupp|skupina|grupa'
const groupNumberHeading = new RegExp(
  `^(?:${groups}) ?(?:no|nr|nro|number|nummer|numero|numer|cislo|id|code|kod|kode|koodi|kood)$`,
)

/** True for the heading of a column with the numbers of groups. */
export const isGroupNumberHeading = (words: string) => groupNumberHeading.test(words)

/** Leaves out a category that is only a number; what it is called is asked. */
export function withoutGroupNumber(row: ImportRow): ImportRow {
  const { category, ...product } = row.product
  if (!category || !isGroupNumber(category)) return row
  const warning = { column: 'category', value: category, problem: fault('group_number') }
  return { ...row, product, warnings: [...row.warnings, warning] }
}
