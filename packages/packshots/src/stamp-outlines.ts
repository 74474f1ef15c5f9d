import type { SilhouetteName } from './pack'
import { rounded } from './shapes'

/** A silhouette on the stamp's 40 px square, with the positions of band and numeral. */
export interface StampOutline {
  /** Path data. */
  outline: string
  /** Top and height of the band. */
  band: readonly [top: number, height: number]
  /** Centre and baseline of the numeral. */
  numeral: readonly [x: number, y: number]
  /** Centre of the band's letters if it is not the square's. */
  letters?: number
}

const NUMERAL = [20, 33.6] as const
const usual = { band: [9, 13], numeral: NUMERAL } as const

const box = (outline: string): StampOutline => ({ ...usual, outline, letters: 17 })
const paper = (outline: string): StampOutline => ({ ...usual, outline })

const JAR: StampOutline = { ...usual, outline: 'M9 2h22v6q4 1 4 5v22q0 4.5-4 4.5H9q-4 0-4-4.5V13q0-4 4-5z' }

/** The silhouettes at 40 px, drawn separately without details that are visible only at larger sizes. */
export const stampOutlines: Record<SilhouetteName, StampOutline> = {
  pouchCan: { outline: 'M1 20.5a19 19 0 1 0 38 0a19 19 0 1 0-38 0z', band: [7.5, 14], numeral: [20, 34] },
  pouchSlim: { outline: rounded({ x: 0.5, y: 9, width: 39, height: 30.5 }, 13), band: [13, 12], numeral: [20, 36] },
  pouchSquare: { ...usual, outline: rounded({ x: 2, y: 3, width: 36, height: 36.5 }, 9) },
  pouchRoll: { outline: rounded({ x: 5, y: 1, width: 30, height: 38.5 }, 2), band: [5, 13], numeral: NUMERAL },
  candyBag: { ...usual, outline: `M6 2${'l2.3 1.5l2.4-1.5'.repeat(6)}l-1 18l1.4 19.5H5.4L7 20z` },
  standPouch: { ...usual, outline: 'M8 3h24l2 32q0 4.5-4 4.5H10q-4 0-4-4.5z' },
  paperBag: paper('M10 2h20l4 6v31.5H6V8z'),
  coffeeBag: paper('M11 1h18l4 6v32.5H7V7z'),
  flourBag: paper('M9 1h22l4 6v32.5H5V7z'),
  crispbread: { ...paper('M6 7h28l4 5v27.5H2V12z'), band: [14, 12], numeral: [20, 36] },
  chocolateBar: { ...usual, outline: rounded({ x: 8, y: 1, width: 24, height: 38.5 }, 1) },
  biscuitBox: box('M4 4h26l6 3v31l-6 1.5H4z'),
  cerealBox: box('M5 1h25l6 3v34l-6 1.5H5z'),
  teaBox: { ...box('M1 12h32l6 3v23l-6 1.5H1z'), band: [14, 12], numeral: [17, 36] },
  pralineBox: { ...box('M1 15h33l5 3v20l-5 1.5H1z'), band: [17, 11], numeral: [17, 37] },
  jar: JAR,
  spiceJar: { ...JAR, outline: 'M11 1h18v6q4 1 4 5v23q0 4.5-4 4.5H11q-4 0-4-4.5V12q0-4 4-5z' },
  facetJar: { ...usual, outline: 'M8 4h24v6l5 5v20l-4 4.5H7L3 35V15l5-5z' },
  clipJar: { ...usual, outline: 'M9 7q1-4 6-4h10q5 0 6 4v4q6 1 6 6v17q0 5.5-5.5 5.5h-23Q3 39.5 3 34V17q0-5 6-6z' },
  bottle: {
    outline: 'M16.5 1h7v8q0 3 3.5 6t3.5 7v13.5q0 4-4 4h-13q-4 0-4-4V22q0-4 3.5-7t3.5-6z',
    band: [20, 12],
    numeral: NUMERAL,
  },
  drinkCan: { outline: 'M11 1h18l3 4.5v30l-3 4H11l-3-4v-30z', band: [11, 13], numeral: NUMERAL },
  drinkCarton: { outline: 'M10 1h20v4l4 8v26.5H6V13l4-8z', band: [15, 12], numeral: [20, 37] },
  tub: { ...usual, outline: 'M3 4h34v6h-1.5L33 36q-.4 3.5-4 3.5H11q-3.6 0-4-3.5L4.5 10H3z' },
  tin: { ...usual, outline: rounded({ x: 5, y: 2, width: 30, height: 37.5 }, 2) },
  flatTin: { outline: rounded({ x: 1, y: 14, width: 38, height: 25.5 }, 6), band: [18, 12], numeral: [20, 36] },
  tube: { ...usual, outline: 'M9 1h22q1 16-3 30v8.5H12V31Q8 17 9 1z' },
  carton: { outline: 'M2 11l7-5h29v27l-7 6.5H2z', band: [12.5, 12], numeral: [16, 34.5], letters: 16.5 },
  tray: { outline: 'M1 15l7-5h31v23l-7 6.5H1z', band: [16, 11], numeral: [16, 36], letters: 16.5 },
}
