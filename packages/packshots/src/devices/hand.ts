import { disc, rounded } from '../shapes'
import { plane, screen, stroke } from './ink'
import type { DeviceTemplate } from './ink'

/** A phone, from the front. */
export const phone: DeviceTemplate<'phone'> = (_, planes) => {
  const glass = rounded({ x: 107, y: 55, width: 106, height: 224 }, 12)
  const art =
    plane(rounded({ x: 98, y: 46, width: 124, height: 242 }, 20), planes.face) +
    screen(glass, 'M107 67q0-12 12-12h50L107 196z', planes) +
    stroke('M146 66h28', 3.4) +
    stroke('M226 104v30')
  return { art, shadowWidth: 124 }
}

const KEYS = [184, 206, 228, 250].flatMap((y) =>
  [128, 152, 176].map((x) => rounded({ x, y, width: 16, height: 12 }, 3)),
)

/** A phone with keys; a cordless one is in its cradle. */
export const buttonPhone: DeviceTemplate<'buttonPhone'> = ({ cordless }, planes) => {
  const art =
    (cordless ? stroke('M192 78V40', 7) : '') +
    plane(rounded({ x: 112, y: 72, width: 96, height: 214 }, 18), planes.face) +
    screen('M124 92h72v64h-72z', 'M124 92h44l-44 50z', planes) +
    stroke('M148 82h24', 3) +
    stroke('M134 170h52', 3) +
    KEYS.map((key) => plane(key, planes.side, 2)).join('') +
    (cordless ? plane('M84 262H236l10 26H74z', planes.side) : '')
  return { art, shadowWidth: cordless ? 178 : 104 }
}

/** A tablet, upright. */
export const tablet: DeviceTemplate<'tablet'> = (_, planes) => {
  const art =
    plane(rounded({ x: 66, y: 66, width: 188, height: 222 }, 16), planes.face) +
    screen(rounded({ x: 78, y: 78, width: 164, height: 198 }, 6), 'M78 84q0-6 6-6h104L78 226z', planes)
  return { art, shadowWidth: 190 }
}

/** A smart watch with its strap. */
export const watch: DeviceTemplate<'watch'> = ({ face }, planes) => {
  const strap =
    plane('M128 42h64l8 64h-80z', planes.side) +
    plane('M120 216h80l-8 72h-64z', planes.side) +
    stroke('M152 252h16M152 266h16', 2)
  const square =
    plane(rounded({ x: 98, y: 98, width: 124, height: 126 }, 34), planes.face) +
    screen(rounded({ x: 111, y: 111, width: 98, height: 100 }, 24), 'M111 135q0-24 24-24h34L111 186z', planes)
  const round =
    plane(disc(160, 161, 66), planes.face) + screen(disc(160, 161, 51), 'M113 181A51 51 0 0 1 172 112z', planes)
  const crown = plane(rounded({ x: face === 'round' ? 225 : 222, y: 146, width: 9, height: 30 }, 3), planes.side)
  return { art: strap + crown + (face === 'round' ? round : square), shadowWidth: 80 }
}

/** A slim band with a tall display. */
export const fitnessBand: DeviceTemplate<'fitnessBand'> = (_, planes) => {
  const art =
    plane('M140 36h40l6 62h-52z', planes.side) +
    plane('M134 222h52l-6 66h-40z', planes.side) +
    stroke('M160 248v.1M160 260v.1M160 272v.1', 4) +
    plane(rounded({ x: 126, y: 84, width: 68, height: 150 }, 32), planes.face) +
    screen(rounded({ x: 136, y: 96, width: 48, height: 126 }, 22), 'M136 118q0-22 22-22h12l-34 92z', planes)
  return { art, shadowWidth: 52 }
}

/** A handheld games console. */
export const handheld: DeviceTemplate<'handheld'> = (_, planes) => {
  const art =
    plane('M48 150q0-26 26-26H246q26 0 26 26V262q0 26-26 26H74q-26 0-26-26z', planes.face) +
    screen('M100 140h120v132H100z', 'M100 140h76L100 238z', planes) +
    plane(disc(74, 172, 13), planes.side) +
    plane(disc(246, 240, 13), planes.side) +
    plane('M68 222h12v12h12v12h-12v12h-12v-12H56v-12h12z', planes.side) +
    [
      [246, 158],
      [258, 172],
      [246, 186],
      [234, 172],
    ]
      .map(([x, y]) => stroke(disc(x ?? 0, y ?? 0, 4.5), 2))
      .join('')
  return { art, shadowWidth: 200 }
}
