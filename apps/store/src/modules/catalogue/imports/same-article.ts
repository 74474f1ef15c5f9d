import { valueFor, type MissingValue } from '@skafferi/domain/rules/catalogue/missing-values'
import { splitText } from '@skafferi/domain/rules/catalogue/words'
import { fault } from '../../../platform/http/errors'
import { findBySku, RowRefusal, skuKeys, type KnownArticles } from '../products'
import type { CellsFound } from './asked-cells'
import { keyOf, type GroupReport } from './group-rows'
import { maxSamples } from './import-columns'
import { maxReportedLength, type ImportRow } from './import-row'
import { makeSku } from './source-ids'

/** The name and the GTIN of an article. */
export interface NamedArticle {
  title: string
  gtin?: string | null
}

/** Minimum length of a word that identifies, and of the common beginning of two forms of a word. */
const [minWord, minStem] = [3, 4]

const identifyingWords = (text: string) => [
  ...new Set(splitText(text).filter((word) => word.length >= minWord && !/\p{Number}/u.test(word))),
]

const isSameWord = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= minStem && (one.startsWith(other) || other.startsWith(one)))

/** True if two names share half of the words of the shorter one, and more than one unless it has only one. */
export function areSimilarNames(one: string, other: string): boolean {
  const [first, second] = [identifyingWords(one), identifyingWords(other)]
  const fewer = Math.min(first.length, second.length)
  if (fewer === 0) return splitText(one).join(' ') === splitText(other).join(' ')
  const shared = first.filter((word) => second.some((each) => isSameWord(word, each))).length
  return shared * 2 >= fewer && (shared > 1 || fewer === 1)
}

/** True if a row and an article with its SKU may be the same: by their GTIN, or by their names. */
export const isSameArticle = (row: NamedArticle, article: NamedArticle): boolean =>
  (Boolean(row.gtin) && row.gtin === article.gtin) || areSimilarNames(row.title, article.title)

/** What the rows are compared with. */
interface ComparedFile {
  rows: readonly ImportRow[]
  known: KnownArticles
  /** Identifies its source: the system, or the headings. */
  source: string
  /** Rows that the operator takes although they are left out; they become new articles. */
  takenBack: ReadonlySet<number>
}

/** The article with another name that has the SKU of a row. */
interface OtherArticle {
  name: string
  /** True if it is in an earlier row, and the shop does not have it. */
  isInFile: boolean
}

/** Returns a function that finds the earlier row with the SKU of another article, which the shop does not have. */
function createRepeatFinder(): (row: ImportRow, title: string) => OtherArticle | undefined {
  const firsts = new Map<string, NamedArticle & { key: string }>()
  return (row, title) => {
    const [, sku] = skuKeys(row.sku)
    const first = firsts.get(sku)
    const article = { title, gtin: row.fields.gtin, key: keyOf(row) }
    if (first === undefined) firsts.set(sku, article)
    if (first === undefined || first.key === article.key || isSameArticle(article, first)) return undefined
    return { name: first.title, isInFile: true }
  }
}

/** Returns the rows whose SKU alone is that of an article with another name, with that article. */
function findOtherArticles({ rows, known }: ComparedFile): [ImportRow, OtherArticle][] {
  const findRepeat = createRepeatFinder()
  // Rows of further variants may lack the name.
  const titles = new Map<string, string>()
  for (const row of rows) if (row.product.title && !titles.has(keyOf(row))) titles.set(keyOf(row), row.product.title)
  return rows.flatMap((row): [ImportRow, OtherArticle][] => {
    const { sku, sourceId, combination, fields, product } = row
    const productId = findBySku(known.skus, sku)
    const title = titles.get(keyOf(row))
    const existing = findBySku(known.titles, sku)
    if (title === undefined || combination) return []
    if (productId === undefined) {
      const repeated = findRepeat(row, title)
      return repeated ? [[row, repeated]] : []
    }
    if (existing === undefined) return []
    const isSameSource = sourceId !== undefined && known.sourceIds.get(sourceId) === productId
    const isSameHandle = product.handle !== undefined && known.handles.get(product.handle ?? '') === productId
    if (isSameSource || isSameHandle) return []
    const article = { title: existing, gtin: findBySku(known.skuGtins, sku) }
    return isSameArticle({ title, gtin: fields.gtin }, article) ? [] : [[row, { name: existing, isInFile: false }]]
  })
}

const newSkuOf = ({ sku }: ImportRow, source: string) => makeSku(`other article of ${source}`, sku)

/** Returns the SKUs of rows of other articles if they become new ones. */
export const newSkusOf = (file: ComparedFile): string[] =>
  findOtherArticles(file).map(([row]) => newSkuOf(row, file.source))

/**
 * Settles rows whose SKU another article of the shop has: they fail unless the operator has answered what they are.
 * Those that were imported with a new SKU before have it again.
 */
export function settleOtherArticles(
  file: ComparedFile,
  values: readonly MissingValue[],
  report: Pick<GroupReport, 'refuse' | 'leaveOut'> & { skip: (row: ImportRow, reason: RowRefusal) => void },
): { rows: ImportRow[]; found: CellsFound } {
  const found: CellsFound = { rows: 0, samples: [] }
  const answer = valueFor(values, 'other_article')
  const others = new Map(findOtherArticles(file))
  const rows = file.rows.flatMap((row): ImportRow[] => {
    const other = others.get(row)
    if (other === undefined) return [row]
    const { name, isInFile } = other
    const sku = newSkuOf(row, file.source)
    const isImported = findBySku(file.known.skus, sku) !== undefined
    if (!isImported) {
      found.rows += 1
      const sample = `${row.sku} ${row.product.title ?? ''} (${name})`.slice(0, 2 * maxReportedLength)
      if (found.samples.length < maxSamples) found.samples.push(sample)
    }
    const isNew = isImported || answer === 'new_sku' || (answer === 'exclude' && file.takenBack.has(row.row))
    // Of two rows with the same SKU the second is refused as a repeated one.
    if (!isNew && (answer === 'update' || (isInFile && answer !== 'exclude'))) return [row]
    const problem = new RowRefusal('sku', fault('sku_of_other_article', { name }))
    if (isNew) {
      report.leaveOut(row, new RowRefusal('sku', fault('sku_replaced', { name, sku })))
      return [{ ...row, sku, madeSku: undefined }]
    }
    if (answer === 'exclude') report.skip(row, problem)
    else report.refuse(row, problem)
    return []
  })
  return { rows, found }
}
