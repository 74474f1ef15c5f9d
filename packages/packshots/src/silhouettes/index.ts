import type { SilhouetteName, Template } from '../pack'
import { chocolateBar } from './bar'
import { bottle } from './bottle'
import { biscuitBox, cerealBox, pralineBox, teaBox } from './box'
import { carton, tray } from './carton'
import { drinkCan, drinkCarton } from './drinks'
import { clipJar, facetJar, jar, spiceJar } from './jars'
import { coffeeBag, crispbread, flourBag, paperBag } from './paper-bag'
import { candyBag } from './pillow-bag'
import { pouchRoll } from './roll'
import { pouchCan } from './round-tin'
import { pouchSlim } from './slim-tin'
import { pouchSquare } from './square-tin'
import { standPouch } from './stand-bag'
import { flatTin, tin } from './tins'
import { tub, tube } from './tub-and-tube'

/** The drawing of every kind of packaging. */
export const silhouettes: { [P in SilhouetteName]: Template<P> } = {
  pouchCan,
  pouchSlim,
  pouchSquare,
  pouchRoll,
  candyBag,
  standPouch,
  paperBag,
  coffeeBag,
  flourBag,
  crispbread,
  chocolateBar,
  biscuitBox,
  cerealBox,
  teaBox,
  pralineBox,
  jar,
  facetJar,
  clipJar,
  spiceJar,
  bottle,
  drinkCan,
  drinkCarton,
  tub,
  tin,
  flatTin,
  tube,
  carton,
  tray,
}
