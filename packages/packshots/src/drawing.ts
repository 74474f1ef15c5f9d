import { brandOf } from './brands'
import { colourways } from './colour'
import { devices } from './devices'
import { planesOf } from './devices/ink'
import { groundOf } from './flavour'
import type { DeviceName, DevicePack, Drawing, Pack, PackOf, SilhouetteName } from './pack'
import { silhouettes } from './silhouettes'

/** True for a device, which has no brand, name and colourway on its picture. */
export function isDevice(pack: Pack): pack is DevicePack {
  return pack.pack in devices
}

function drawDevice<P extends DeviceName>(pack: PackOf<P>): Drawing {
  return devices[pack.pack](pack, planesOf(pack.colourway))
}

function drawPacked<P extends SilhouetteName>(pack: PackOf<P>): Drawing {
  const brand = brandOf(pack.brand)
  const lettered = { ...pack, brand: brand.wordmark ?? pack.brand }
  return silhouettes[pack.pack](lettered, colourways[groundOf(pack.name)], brand)
}

/** The drawing shared by card and hero. */
export function drawingOf(pack: Pack): Drawing {
  return isDevice(pack) ? drawDevice(pack) : drawPacked(pack)
}
