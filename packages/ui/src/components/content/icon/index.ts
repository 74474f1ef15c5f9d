export type { IconProps } from './icon'
export * from './common-icons'
export * from './icons'
export * from './office'
