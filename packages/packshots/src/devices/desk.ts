import { disc, rounded } from '../shapes'
import { plane, screen, stroke } from './ink'
import type { DeviceTemplate } from './ink'

/** An open laptop, from the front. */
export const laptop: DeviceTemplate<'laptop'> = (_, planes) => {
  const art =
    plane(rounded({ x: 54, y: 112, width: 212, height: 154 }, 10), planes.face) +
    screen('M66 124h188v130H66z', 'M66 124h118L66 236z', planes) +
    plane('M24 266H296v6q0 16-16 16H40q-16 0-16-16z', planes.side) +
    stroke('M132 266q0 8 8 8h40q8 0 8-8', 2)
  return { art, shadowWidth: 276 }
}

/** A monitor on a stand; a television, wider, on two feet. */
export const monitor: DeviceTemplate<'monitor'> = ({ stand }, planes) => {
  if (stand === 'feet') {
    const art =
      plane('M66 266l-12 22h14l14-22zM254 266l12 22h-14l-14-22z', planes.side) +
      plane(rounded({ x: 24, y: 112, width: 272, height: 158 }, 6), planes.face) +
      screen('M31 119h258v140H31z', 'M31 119h150L31 236z', planes)
    return { art, shadowWidth: 232 }
  }
  const art =
    plane('M142 238h36l6 40h-48z', planes.side) +
    plane('M104 276H216q8 0 8 12H96q0-12 8-12z', planes.side) +
    plane(rounded({ x: 40, y: 84, width: 240, height: 160 }, 8), planes.face) +
    screen('M49 93h222v134H49z', 'M49 93h132L49 206z', planes) +
    stroke('M152 236h16', 2.4)
  return { art, shadowWidth: 136 }
}

/** A desktop computer: a tower, or a mini PC. */
export const desktop: DeviceTemplate<'desktop'> = ({ build }, planes) => {
  if (build === 'mini') {
    const art =
      plane('M72 190H248l18 22H54z', planes.side) +
      plane(rounded({ x: 54, y: 210, width: 212, height: 70 }, 12), planes.face) +
      stroke('M78 234h56M78 246h56M78 258h56', 2) +
      stroke(disc(238, 246, 8), 2.4) +
      stroke('M196 240h14v12h-14z', 2) +
      stroke('M76 282v6M244 282v6', 5)
    return { art, shadowWidth: 206 }
  }
  const art =
    plane('M214 64l34 14V278L214 288z', planes.side) +
    plane(rounded({ x: 84, y: 64, width: 132, height: 224 }, 6), planes.face) +
    stroke('M102 88h96M102 104h96', 2.4) +
    stroke(disc(190, 132, 8), 2.4) +
    stroke('M102 128h18M132 128h18', 4) +
    stroke('M104 170v96M120 170v96M136 170v96M152 170v96M168 170v96M184 170v96M198 170v96', 2)
  return { art, shadowWidth: 176 }
}

const ROWS = [
  { y: 212, keys: 12 },
  { y: 231, keys: 11 },
  { y: 250, keys: 10 },
].map(({ y, keys }) => {
  const pitch = 236 / keys
  return Array.from(
    { length: keys },
    (_, index) => `M${(42 + index * pitch).toFixed(1)} ${y}h${(pitch - 6).toFixed(1)}v12h${(6 - pitch).toFixed(1)}z`,
  ).join('')
})

/** A keyboard, tilted towards the viewer. */
export const keyboard: DeviceTemplate<'keyboard'> = (_, planes) => {
  const art =
    plane(rounded({ x: 28, y: 200, width: 264, height: 88 }, 10), planes.face) +
    ROWS.map((row) => plane(row, planes.side, 2)).join('') +
    stroke('M42 275h38M92 275h136M240 275h38', 5)
  return { art, shadowWidth: 262 }
}

/** A mouse, standing on its end. */
export const mouse: DeviceTemplate<'mouse'> = (_, planes) => {
  const art =
    plane('M98 176q0-68 62-68t62 68v48q0 64-62 64t-62-64z', planes.face) +
    plane('M98 184v-8q0-68 62-68t62 68v8q-62 18-124 0z', planes.side) +
    stroke('M160 108v30M160 172v20', 2.4) +
    plane(rounded({ x: 152, y: 136, width: 16, height: 38 }, 8), planes.screen)
  return { art, shadowWidth: 110 }
}

/** A printer with paper in its tray. */
export const printer: DeviceTemplate<'printer'> = (_, planes) => {
  const art =
    plane('M96 92H224v60H96z', '#ffffff') +
    plane('M74 150H246l20 24H54z', planes.side) +
    plane(rounded({ x: 44, y: 172, width: 232, height: 106 }, 12), planes.face) +
    plane('M92 222H228v50H92z', planes.screen) +
    plane('M100 252H220l14 30H86z', '#ffffff') +
    stroke('M60 194h40', 2.4) +
    stroke(disc(252, 196, 7), 2.4) +
    stroke('M70 280v8M250 280v8', 5)
  return { art, shadowWidth: 216 }
}
