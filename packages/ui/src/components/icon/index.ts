export type { IconProps } from './icon'
export * from './icons'
