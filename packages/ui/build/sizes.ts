import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { minifySync } from 'vite'
import type { Entry, Layer } from './entries'
import { target } from './folders'
import { reachableScripts, type Script } from './scripts'

/** The size of one entry in kB (1000 bytes), gzip level 9. */
interface Size {
  name: string
  /** Static scripts, minified, without React. */
  scripts: number
  /** The entry's style sheet, without `base.css`. */
  styles: number
}

interface Budget {
  scripts: number
  styles: number
}

/** Default limit for an entry of each layer, in kB. Exceptions are listed below. */
const budgets: Readonly<Record<Layer, Budget>> = {
  components: { scripts: 10, styles: 3.1 },
  commerce: { scripts: 28.2, styles: 7 },
  screens: { scripts: 38, styles: 9 },
  office: { scripts: 40, styles: 9 },
}

const exceptions: Readonly<Record<string, Budget>> = {
  'components/actions/button': { scripts: 3, styles: 2.2 },
  // Includes the product card as buyers see it.
  'office/flash-sale-screen': { scripts: 42.4, styles: 9 },
  // Includes the parts of the landing page that its preview shows.
  'office/content-screen': { scripts: 40, styles: 10.2 },
  // Include the complete product form with a product card; product-screen also edits prices in place.
  'office/new-product-screen': { scripts: 41.6, styles: 9 },
  'office/product-screen': { scripts: 49.9, styles: 9 },
  // Includes the dialog with the full-size picture.
  'components/content/gallery': { scripts: 8.8, styles: 4.6 },
  // Includes editable cells, the list of columns and the bulk actions bar.
  'components/content/data-table': { scripts: 15.6, styles: 5 },
  // Includes badges and buttons of the save bar.
  'components/forms/form-page': { scripts: 10, styles: 3.3 },
  // Includes the choice of the file and the bar; the other steps are loaded when shown.
  'components/forms/import-wizard': { scripts: 14.6, styles: 6 },
  // Includes the purchase panel with its deliveries.
  'commerce/cart/add-to-cart-dialog': { scripts: 29.7, styles: 7.1 },
  // Includes packs, rail, bar and the report of what was added.
  'commerce/shelf/company-shelf': { scripts: 28.2, styles: 7.6 },
  // Includes the shelf.
  'screens/home-screen': { scripts: 38, styles: 9.9 },
  // Includes the preview of an order form.
  'commerce/cart/quick-order': { scripts: 30.1, styles: 7 },
  // Includes the wizard.
  'office/import-screen': { scripts: 50.8, styles: 9 },
  // Includes parcels, refunds and the activity with its old and new values.
  'office/order-screen': { scripts: 46, styles: 9 },
}

/** Limit for `base.css` in kB: tokens, bare elements and the order of the layers. */
const baseBudget = 3.5

const kb = (text: string | Buffer) => gzipSync(text, { level: 9 }).length / 1000

function sizesOf(entries: readonly Entry[], all: readonly Script[]): (Size & { budget: Budget })[] {
  const scripts = new Map(
    all.map(({ code, ...script }) => [script.file, { ...script, code: minifySync(script.file, code).code }]),
  )
  return entries.flatMap(({ name, layer }) => {
    if (layer === 'base') return []
    const reached = reachableScripts(`${name}/index.js`, scripts, 'static')
    const size = {
      name,
      scripts: kb(reached.map(({ code }) => code).join('')),
      styles: kb(readFileSync(`${target}${name}.css`)),
    }
    return [{ ...size, budget: exceptions[name] ?? budgets[layer] }]
  })
}

/**
 * Prints the largest entry of each layer.
 * @returns a message for each entry over its limit
 */
export function checkSizes(entries: readonly Entry[], scripts: readonly Script[]): string[] {
  const sizes = sizesOf(entries, scripts)
  const base = kb(readFileSync(`${target}base.css`))
  const heaviest = Object.keys(budgets).flatMap((layer) => {
    const inLayer = sizes.filter(({ name }) => name.startsWith(`${layer}/`))
    const largest = (part: 'scripts' | 'styles') => inLayer.toSorted((one, other) => other[part] - one[part])[0]
    return [largest('scripts'), largest('styles')]
  })
  console.log(`${'base.css'.padEnd(40)}${''.padStart(9)}${base.toFixed(1).padStart(9)}`)
  for (const size of new Set(heaviest)) {
    if (size)
      console.log(`${size.name.padEnd(40)}${size.scripts.toFixed(1).padStart(9)}${size.styles.toFixed(1).padStart(9)}`)
  }
  const over = sizes.flatMap(({ name, budget, ...size }) =>
    (['scripts', 'styles'] as const)
      .filter((part) => size[part] > budget[part])
      .map((part) => `${name}: ${part} of ${size[part].toFixed(1)} kB, over its ${budget[part]} kB`),
  )
  return base > baseBudget ? [`base.css: ${base.toFixed(1)} kB, over its ${baseBudget} kB`, ...over] : over
}
