import { drawingOf } from './drawing'
import { svgFile } from './file'
import type { Pack, PackName } from './pack'

/** The box of a drawing in the drawing plane: x, y, width and height. */
export type DrawingBox = readonly [x: number, y: number, width: number, height: number]

/** What each drawing covers, without its shadow; of drawings that differ by option, what all of them cover. */
export const drawingBoxes: Readonly<Record<PackName, DrawingBox>> = {
  candyBag: [66, 49, 188, 239],
  carton: [48, 94, 222, 194],
  paperBag: [80, 64, 160, 224],
  tub: [73, 84, 174, 204],
  chocolateBar: [92, 44, 136, 244],
  biscuitBox: [71, 80, 178, 208],
  jar: [86, 56, 148, 232],
  facetJar: [78, 64, 164, 224],
  drinkCan: [100, 41, 120, 247],
  bottle: [108, 20, 104, 268],
  coffeeBag: [84, 48, 152, 240],
  pouchCan: [40, 62, 242, 224],
  pouchRoll: [70, 58, 180, 230],
  pouchSquare: [52, 82, 216, 206],
  pouchSlim: [34, 119, 252, 169],
  phone: [96, 44, 132, 245],
  laptop: [22, 110, 276, 179],
  watch: [92, 40, 144, 249],
  camera: [42, 80, 236, 209],
  headphones: [52, 74, 216, 215],
  controller: [29, 111, 262, 178],
  pralineBox: [32, 130, 256, 158],
  cerealBox: [70, 52, 180, 236],
  standPouch: [74, 52, 172, 236],
  crispbread: [54, 84, 212, 204],
  clipJar: [74, 90, 182, 198],
  flourBag: [72, 52, 176, 236],
  flatTin: [52, 154, 216, 134],
  tube: [101, 40, 118, 248],
  tin: [76, 90, 168, 198],
  spiceJar: [101, 60, 118, 228],
  tray: [48, 126, 222, 162],
  drinkCarton: [84, 44, 156, 244],
  teaBox: [48, 116, 224, 172],
  buttonPhone: [72, 36, 176, 253],
  tablet: [64, 64, 192, 225],
  desktop: [52, 62, 216, 227],
  monitor: [22, 82, 276, 207],
  keyboard: [26, 198, 268, 91],
  mouse: [96, 106, 128, 183],
  printer: [42, 90, 236, 199],
  fitnessBand: [124, 34, 72, 255],
  lens: [82, 70, 156, 219],
  actionCamera: [58, 120, 204, 169],
  homeCamera: [76, 64, 168, 225],
  drone: [17, 175, 286, 114],
  earbuds: [72, 101, 176, 188],
  console: [60, 106, 200, 183],
  handheld: [46, 122, 228, 167],
}

/** The drawing for a shelf that is true to scale: the card's, without shadow and without space around the pack. */
export function front(pack: Pack): string {
  const box = drawingBoxes[pack.pack]
  const [, , width, height] = box
  return svgFile(pack, box.join(' '), { width, height }, drawingOf(pack).art)
}
