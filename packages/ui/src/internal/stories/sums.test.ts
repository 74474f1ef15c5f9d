import type { Cart, Order } from '@skafferi/api'
import { percentOf, toMinor } from '@skafferi/domain/rules/pricing/money'
import { documentFaults } from '@skafferi/fixtures/build'
import { describe, expect, it } from 'vitest'
import * as carts from './story-cart'
import * as orders from './story-orders'

/** Stories with extreme texts and numbers, whose sums are not checked. */
const UNBOUNDED = /hostile|edge cases|longest|huge|many digits|worst|extreme/i

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !('$$typeof' in value)
const isDocument = (value: Fields): boolean =>
  Array.isArray(value.items) && typeof value.total === 'number' && ('item_total' in value || 'item_subtotal' in value)

/** Minor units of "-€1,234.50"; null if it is not an amount. */
function amountOf(text: unknown): number | null {
  const found = typeof text === 'string' ? /^([-−]?)(?:[A-Z]{3}\s|[€$£])([\d,]+\.\d\d)$/.exec(text) : null
  return found ? toMinor(Number(found[2]!.replaceAll(',', ''))) * (found[1] ? -1 : 1) : null
}

const piecesOf = (value: unknown): number | null => {
  const pieces = typeof value === 'string' ? Number(value.replaceAll(',', '')) : value
  return typeof pieces === 'number' && Number.isInteger(pieces) ? pieces : null
}

/** Checks that quantity times unit price is the line total, in any view of a line. */
function lineFaults(view: Fields): string[] {
  const [pieces, price, all] = [
    piecesOf(view.ordered ?? view.quantity),
    amountOf(view.unitPrice),
    amountOf(view.sum ?? view.price ?? view.total),
  ]
  if (pieces === null || price === null || all === null || price * pieces === all || !Number.isSafeInteger(all))
    return []
  return [`${String(view.title)}: ${pieces} × ${String(view.unitPrice)} is not ${all / 100}`]
}

function rateFaults({ percent, net, amount }: Fields): string[] {
  const [base, tax] = [amountOf(net), amountOf(amount)]
  if (
    typeof percent !== 'string' ||
    base === null ||
    tax === null ||
    percentOf(base, Number.parseFloat(percent)) === tax
  )
    return []
  return [`VAT of ${percent} on ${String(net)} is not ${String(amount)}`]
}

function totalsFaults({ goods, discount, shipping, tax, total, refunds }: Fields): string[] {
  if (amountOf(goods) === null || !isFields(tax)) return []
  const rates = (tax.rates as Fields[]).map(({ amount }) => amount)
  const parts = [goods, discount, shipping, tax.sum, ...rates].map((part) => amountOf(part) ?? 0)
  const sum = parts.reduce((all, part) => all + part, 0)
  const faults = sum === amountOf(total) ? [] : [`the parts come to ${sum / 100}, not ${String(total)}`]
  if (!isFields(refunds)) return faults
  const left = sum + (amountOf(refunds.refunded) ?? 0)
  return left === amountOf(refunds.remaining)
    ? faults
    : [...faults, `after refunds ${left / 100} is left, not ${String(refunds.remaining)}`]
}

/** Checks that the lines of a cart or an order add up to the goods of its totals. */
function goodsFaults({ lines, items, totals }: Fields): string[] {
  const list = lines ?? items
  const goods = isFields(totals) ? amountOf(totals.goods) : null
  if (goods === null || !Array.isArray(list)) return []
  const amounts = (list as Fields[]).map((line) => amountOf(line.price ?? line.total))
  if (amounts.includes(null)) return []
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? 0), 0)
  return sum === goods ? [] : [`lines come to ${sum / 100}, goods to ${goods / 100}`]
}

/** Checks a list of totals of the office, in which the rows before Total add up to it. */
function listFaults({ totals, lines }: Fields): string[] {
  if (!Array.isArray(totals)) return []
  const at = (totals as Fields[]).findIndex(({ label }) => label === 'Total')
  const amounts = (totals as Fields[]).map(({ value }) => amountOf(value) ?? 0)
  if (at < 0) return []
  const sum = amounts.slice(0, at).reduce((all, amount) => all + amount, 0)
  const goods = Array.isArray(lines)
    ? (lines as Fields[]).reduce((all, line) => all + (amountOf(line.sum) ?? 0), 0)
    : amounts[0]
  return [
    ...(sum === amounts[at] ? [] : [`the parts come to ${sum / 100}, not ${amounts[at]! / 100}`]),
    ...(goods === amounts[0] ? [] : [`lines come to ${goods! / 100}, goods to ${amounts[0]! / 100}`]),
  ]
}

const checks = [lineFaults, rateFaults, totalsFaults, goodsFaults, listFaults]

/** All sums in a story's arguments that do not add up. */
function faultsIn(value: unknown, visited = new Set<unknown>()): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => faultsIn(each, visited))
  if (!isFields(value) || visited.has(value)) return []
  visited.add(value)
  const own = isDocument(value)
    ? documentFaults(value as unknown as Cart | Order)
    : checks.flatMap((check) => check(value))
  return [...own, ...Object.values(value).flatMap((each) => faultsIn(each, visited))]
}

const documents = Object.entries({ ...carts, ...carts.storyCarts, ...orders }).filter(
  ([, value]) => isFields(value) && isDocument(value),
)

describe('the sums of carts and orders in stories', () => {
  it.each(documents)('%s', (_, document) => {
    expect(faultsIn(document)).toEqual([])
  })
})

interface StoryModule {
  default: { args?: Fields }
  [story: string]: { args?: Fields }
}

const modules = import.meta.glob<StoryModule>('../../**/*.stories.tsx')

it('add up in the arguments of every story', async () => {
  const faults: string[] = []
  for (const [path, load] of Object.entries(modules)) {
    const { default: meta, ...stories } = await load()
    for (const [name, story] of Object.entries(stories)) {
      if (UNBOUNDED.test(name.replaceAll(/([A-Z])/g, ' $1').trim())) continue
      const found = new Set(faultsIn({ ...meta.args, ...story.args }))
      faults.push(...[...found].map((fault) => `${path.split('/').at(-1)} ${name}: ${fault}`))
    }
  }
  expect(faults).toEqual([])
})
