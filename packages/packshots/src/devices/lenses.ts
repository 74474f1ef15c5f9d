import { disc, rounded } from '../shapes'
import { plane, stroke } from './ink'
import type { DeviceTemplate, Planes } from './ink'

/** The rings of a lens from the front, with blank glass. */
const glass = (cx: number, cy: number, radius: number, planes: Planes): string =>
  plane(disc(cx, cy, radius), planes.side) +
  plane(disc(cx, cy, radius * 0.75), planes.screen) +
  plane(disc(cx, cy, radius * 0.42), planes.side)

/** A camera from the front. */
export const camera: DeviceTemplate<'camera'> = ({ build }, planes) => {
  if (build === 'compact') {
    const art =
      plane('M70 130h34v12H70zM214 126h40v16h-40z', planes.side) +
      plane(rounded({ x: 44, y: 140, width: 232, height: 148 }, 18), planes.face) +
      glass(148, 216, 58, planes) +
      stroke('M44 170h40M214 170h62', 2) +
      stroke('M222 152h32v10h-32z', 2.4)
    return { art, shadowWidth: 232 }
  }
  const art =
    plane('M112 106l12-24h72l12 24z', planes.side) +
    plane(rounded({ x: 46, y: 104, width: 228, height: 184 }, 16), planes.face) +
    stroke('M46 146h60M214 146h60', 2) +
    glass(160, 206, 72, planes) +
    stroke('M118 192a44 44 0 0 1 26-28', 2.4) +
    plane('M62 94h36v10H62z', planes.side) +
    plane('M222 90h28v14h-28z', planes.side) +
    stroke(disc(250, 126, 7), 2.4)
  return { art, shadowWidth: 230 }
}

/** An interchangeable lens, standing on its mount. */
export const lens: DeviceTemplate<'lens'> = (_, planes) => {
  const ribs = Array.from({ length: 13 }, (_unused, index) => `M${100 + index * 10} 132v44`).join('')
  const art =
    plane('M84 72H236l-6 44H90z', planes.side) +
    plane('M90 116H230V196H90z', planes.face) +
    stroke(ribs, 2) +
    plane('M98 196H222l-8 70H106z', planes.face) +
    stroke('M102 220H218', 2) +
    stroke('M150 208h20', 2.4) +
    plane('M104 266H216v22H104z', planes.side)
  return { art, shadowWidth: 124 }
}

/** A small rugged camera. */
export const actionCamera: DeviceTemplate<'actionCamera'> = (_, planes) => {
  const art =
    plane('M84 122h44v12H84z', planes.side) +
    plane(rounded({ x: 60, y: 132, width: 200, height: 156 }, 22), planes.face) +
    plane(rounded({ x: 156, y: 150, width: 84, height: 84 }, 16), planes.side) +
    glass(198, 192, 30, planes) +
    stroke('M82 158h46v40H82z', 2) +
    stroke('M82 222h46M82 238h46M82 254h46', 2)
  return { art, shadowWidth: 196 }
}

/** A security camera for a room, on its stand. */
export const homeCamera: DeviceTemplate<'homeCamera'> = (_, planes) => {
  const art =
    plane('M148 220h24v50h-24z', planes.side) +
    plane('M98 288q0-22 26-22h72q26 0 26 22z', planes.face) +
    plane(disc(160, 148, 82), planes.face) +
    glass(160, 148, 46, planes) +
    stroke('M160 212v.1', 5)
  return { art, shadowWidth: 132 }
}

/** A drone with unfolded arms, on its feet. */
export const drone: DeviceTemplate<'drone'> = (_, planes) => {
  const rotor = (x: number): string =>
    plane(rounded({ x: x - 11, y: 184, width: 22, height: 34 }, 4), planes.side) +
    stroke(`M${x - 46} 178H${x + 46}`, 5) +
    stroke(`M${x} 178v6`)
  const art =
    rotor(66) +
    rotor(254) +
    plane('M76 204L122 214V236L76 218zM244 204L198 214V236L244 218z', planes.side) +
    plane('M108 212q52-22 104 0v34q-52 24-104 0z', planes.face) +
    stroke('M122 250l-12 38h-12M198 250l12 38h12') +
    plane(rounded({ x: 140, y: 244, width: 40, height: 30 }, 8), planes.side) +
    plane(disc(160, 259, 9), planes.screen)
  return { art, shadowWidth: 132 }
}
