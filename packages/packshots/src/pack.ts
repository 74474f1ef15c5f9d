import type { Brand } from './brands'
import type { Colourway, FinishName, Lch } from './colour'
import type { MotifName } from './motifs'
import type { Markup } from './shapes'

/** Nicotine strength on the four-step scale. */
export type Strength = 1 | 2 | 3 | 4

/** Motifs for nicotine pouches, which must not look like sweets. */
export type PouchMotif = Exclude<MotifName, 'dragees' | 'coins' | 'drops' | 'fish' | 'confetti'>

/** A pack with a picture or pattern on it. */
interface Printed {
  motif: MotifName
}

/** A transparent pack. */
interface TransparentPack extends Printed {
  /** The colour of its contents. */
  contents: Lch
}

/** A tin of nicotine pouches. */
interface Tin {
  motif: PouchMotif
  strength: Strength
}

/** A pack of several pieces. */
interface Multipack {
  /** The number of pieces. */
  count: number
}

/** A device without further details. */
interface Device {
  /** Its colour. */
  colourway: FinishName
}

/** Every kind of pack and device with its own details. */
export interface PackDetails {
  /** A round tin on its edge, lid to the front. */
  pouchCan: Tin
  /** A round tin lying flat. */
  pouchSlim: Tin
  /** A square tin with round corners. */
  pouchSquare: Tin
  /** Ten tins in a paper sleeve. */
  pouchRoll: { strength: Strength }
  /** A pillow bag. */
  candyBag: Printed
  /** A stand-up bag. */
  standPouch: Printed
  /** A folded paper bag: for sticks, coffee, flour, a round of crispbread. */
  paperBag: Printed
  coffeeBag: Printed
  flourBag: Printed
  crispbread: Printed
  /** A wrapped bar. */
  chocolateBar: Printed
  /** A box; without a motif it shows the biscuits inside. */
  biscuitBox: Partial<Printed>
  /** A tall box. */
  cerealBox: Printed
  /** A low box of tea bags. */
  teaBox: Printed
  /** A wide gift box. */
  pralineBox: Printed
  /** A round jar. */
  jar: TransparentPack
  /** A jar with facets. */
  facetJar: TransparentPack
  /** A jar with a clip-top. */
  clipJar: TransparentPack
  /** A small jar of spice. */
  spiceJar: TransparentPack
  bottle: TransparentPack
  /** A slim drink can. */
  drinkCan: Printed
  /** A gable-top carton. */
  drinkCarton: Printed
  /** A counter tub with a lid. */
  tub: Printed
  /** A food tin with a paper label. */
  tin: Printed
  /** A fish tin. */
  flatTin: Printed
  /** A tube of spread, standing on its cap. */
  tube: Printed
  /** A corrugated shipping case. */
  carton: Multipack
  /** A low corrugated tray. */
  tray: Multipack
  phone: Device
  /** A phone with keys; a cordless one is in a cradle. */
  buttonPhone: Device & { cordless?: true }
  tablet: Device
  /** A smart watch; square by default. */
  watch: Device & { face?: 'round' }
  /** A slim band with a tall display. */
  fitnessBand: Device
  /** An open laptop. */
  laptop: Device
  /** A monitor on a stand, or a television on two feet. */
  monitor: Device & { stand: 'foot' | 'feet' }
  desktop: Device & { build: 'tower' | 'mini' }
  keyboard: Device
  mouse: Device
  printer: Device
  /** A camera; the mirrorless one has a viewfinder hump and the larger lens. */
  camera: Device & { build: 'mirrorless' | 'compact' }
  /** An interchangeable lens. */
  lens: Device
  /** A small rugged camera. */
  actionCamera: Device
  /** A security camera for a room. */
  homeCamera: Device
  drone: Device
  /** Over-ear headphones; a headset has a microphone. */
  headphones: Device & { microphone?: true }
  /** Earbuds in front of their open case. */
  earbuds: Device
  controller: Device
  console: Device
  handheld: Device
}

/** The name of a kind of pack. */
export type PackName = keyof PackDetails

/** Details of every pack. */
interface CommonDetails {
  /** File name without extension, which is also the id in a product's image URL. */
  id: string
  /** The brand as lettered on the pack. */
  brand: string
  /** The product's name as lettered on the pack. It decides the colourway. */
  name: string
  /** Net content as lettered on the pack ("120 g"); empty for devices. */
  net: string
}

/** The details of one kind of pack. */
export type PackOf<P extends PackName> = CommonDetails & { pack: P } & PackDetails[P]

/** The details of any pack. */
export type Pack = { [P in PackName]: PackOf<P> }[PackName]

/** The kinds that are devices. */
export type DeviceName = { [P in PackName]: PackDetails[P] extends Device ? P : never }[PackName]

/** The kinds that are packaging. */
export type SilhouetteName = Exclude<PackName, DeviceName>

/** The details of any device, or of any packaging. */
export type DevicePack = { [P in DeviceName]: PackOf<P> }[DeviceName]
export type GoodsPack = { [P in SilhouetteName]: PackOf<P> }[SilhouetteName]

/** A drawing on the ground line, with the width of its base. */
export interface Drawing {
  art: Markup
  /** Width of the contact shadow. */
  shadowWidth: number
}

/** Draws one kind of pack in its colourway, with its brand's band. */
export type Template<P extends SilhouetteName> = (pack: PackOf<P>, colours: Colourway, brand: Brand) => Drawing
