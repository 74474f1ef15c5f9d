import type { DeviceName } from '../pack'
import { desktop, keyboard, laptop, monitor, mouse, printer } from './desk'
import { buttonPhone, fitnessBand, handheld, phone, tablet, watch } from './hand'
import type { DeviceTemplate } from './ink'
import { actionCamera, camera, drone, homeCamera, lens } from './lenses'
import { controller, earbuds, gameConsole, headphones } from './sound-and-play'

/** The drawing of every device. */
export const devices: { [P in DeviceName]: DeviceTemplate<P> } = {
  phone,
  buttonPhone,
  tablet,
  watch,
  fitnessBand,
  laptop,
  monitor,
  desktop,
  keyboard,
  mouse,
  printer,
  camera,
  lens,
  actionCamera,
  homeCamera,
  drone,
  headphones,
  earbuds,
  controller,
  console: gameConsole,
  handheld,
}
