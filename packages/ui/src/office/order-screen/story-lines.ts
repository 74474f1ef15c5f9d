import type { OfficeOrderLineView } from './order.view'

const line = (
  sku: string,
  [title, detail]: readonly [string, string],
  [unitPrice, isTier]: readonly [string, boolean],
  [ordered, shipped]: readonly [number, number],
  sum: string,
): OfficeOrderLineView => ({
  id: sku,
  title,
  name: title,
  detail: `${sku} · ${detail}`,
  href: `/office/products/${sku}`,
  image: null,
  unitPrice,
  isTier,
  ordered,
  shipped,
  closed: 0,
  leftRefunded: 0,
  waiting: 0,
  dispatch: null,
  ageLimit: null,
  replaces: null,
  sum,
})

/** The lines of a partly shipped order. */
export const storyLines: readonly OfficeOrderLineView[] = [
  line('SAL-0120', ['Sältan Salt Liquorice Fish', '120 g · bag'], ['€1.48', true], [240, 240], '€355.20'),
  line('LJU-0070', ['Ljung Dark Chocolate 70 %', '100 g · bar'], ['€1.98', true], [96, 48], '€190.08'),
  line('HAV-0300', ['Havrebruket Ginger Snaps', '300 g · box'], ['€2.35', false], [12, 0], '€28.20'),
  line('KAL-0331', ['Källa Lemon Water', '33 cl · can'], ['€0.64', true], [192, 0], '€122.88'),
]
