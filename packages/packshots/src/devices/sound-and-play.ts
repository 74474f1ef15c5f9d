import { disc, rounded } from '../shapes'
import { plane, stroke } from './ink'
import type { DeviceTemplate } from './ink'

/** Over-ear headphones; a headset has a microphone. */
export const headphones: DeviceTemplate<'headphones'> = ({ microphone }, planes) => {
  const art =
    plane('M66 206V170a94 94 0 0 1 188 0v36h-20v-36a74 74 0 0 0-148 0v36z', planes.side) +
    plane(rounded({ x: 54, y: 192, width: 56, height: 96 }, 26), planes.face) +
    plane(rounded({ x: 210, y: 192, width: 56, height: 96 }, 26), planes.face) +
    plane(rounded({ x: 96, y: 200, width: 26, height: 80 }, 12), planes.screen) +
    plane(rounded({ x: 198, y: 200, width: 26, height: 80 }, 12), planes.screen) +
    stroke('M70 222v36M250 222v36', 2) +
    (microphone
      ? stroke('M66 258q4 24 62 20', 4) + plane(rounded({ x: 126, y: 268, width: 28, height: 17 }, 8), planes.side)
      : '')
  return { art, shadowWidth: 200 }
}

/** Two earbuds in front of their case. */
export const earbuds: DeviceTemplate<'earbuds'> = (_, planes) => {
  const bud = (x: number, way: 1 | -1): string =>
    plane(`M${x - 9} 138h18v66q0 8-9 8t-9-8z`, planes.face) +
    plane(disc(x + way * 6, 128, 25), planes.face) +
    plane(disc(x + way * 14, 128, 11), planes.screen) +
    stroke(`M${x} 192v8`, 2)
  const art =
    plane('M84 190q4-22 26-22H210q22 0 26 22z', planes.side) +
    bud(122, 1) +
    bud(198, -1) +
    plane(rounded({ x: 74, y: 188, width: 172, height: 100 }, 34), planes.face) +
    stroke('M146 206h28', 3) +
    stroke('M160 250v.1', 5)
  return { art, shadowWidth: 150 }
}

/** A game controller. */
export const controller: DeviceTemplate<'controller'> = (_, planes) => {
  const buttons = [
    [226, 140],
    [244, 158],
    [226, 176],
    [208, 158],
  ] as const
  const art =
    plane(
      'M92 122q68-18 136 0q34 4 46 62l14 66q4 34-22 38q-20 2-34-28l-12-22H100l-12 22q-14 30-34 28q-26-4-22-38l14-66q12-58 46-62z',
      planes.face,
    ) +
    plane(disc(128, 206, 23), planes.side) +
    plane(disc(192, 206, 23), planes.side) +
    plane('M84 150h12v-12h13v12h12v13h-12v12H96v-12H84z', planes.screen) +
    buttons.map(([x, y]) => plane(disc(x, y, 8), planes.screen)).join('') +
    stroke('M148 148h24')
  return { art, shadowWidth: 220 }
}

/** A games console. */
export const gameConsole: DeviceTemplate<'console'> = (_, planes) => {
  const art =
    plane(rounded({ x: 62, y: 108, width: 196, height: 180 }, 8), planes.face) +
    plane('M62 208H258V280q0 8-8 8H70q-8 0-8-8z', planes.side) +
    stroke('M84 240h96') +
    stroke(disc(226, 240, 9), 2.4) +
    stroke('M84 130h152', 2)
  return { art, shadowWidth: 200 }
}
