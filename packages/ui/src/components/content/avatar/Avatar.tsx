import { cva } from 'class-variance-authority'
import { UserIcon } from '../icon'
import { initialsOf } from './initials'

const styles = cva(
  'inline-grid flex-none place-items-center rounded-full bg-brand-quiet font-bold text-link forced-colors:border',
  {
    variants: {
      size: { sm: 'size-8 text-2xs', md: 'size-10 text-sm', lg: 'size-16 text-xl' },
    },
  },
)

export interface AvatarProps {
  /** The person's name, which gives the initials; without a letter an icon is shown. */
  name: string
  /** 32, 40 or 64 px. */
  size: 'sm' | 'md' | 'lg'
}

/** A person's initials, beside the name. Hidden from assistive technology, which reads the name itself. */
export function Avatar({ name, size }: AvatarProps) {
  const initials = initialsOf(name)
  return (
    <span aria-hidden="true" className={styles({ size })}>
      {initials === '' ? <UserIcon size={size === 'sm' ? 'sm' : 'md'} /> : initials}
    </span>
  )
}
