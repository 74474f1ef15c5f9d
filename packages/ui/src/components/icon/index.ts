export type { IconProps } from './icon'
export * from './everyday'
export * from './icons'
export * from './office'
