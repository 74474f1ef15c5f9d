export { Badge, type BadgeProps, type Tone } from './Badge'
