import { cva } from 'class-variance-authority'

const shelvesStyles = cva('grid overflow-hidden', {
  variants: {
    variant: {
      hero: '',
      wall: 'max-md:*:not-first:hidden',
    },
  },
})

const rowStyles = cva('flex items-end border-b-2 border-ink-on-night-muted whitespace-nowrap', {
  variants: {
    variant: {
      hero: 'gap-2 ps-4 pt-4 md:gap-1 md:pt-6 *:w-21.5 md:*:w-34.5',
      wall: 'justify-center gap-3 px-4 pt-4 md:gap-1 md:pt-9 *:w-19 md:*:w-36.5',
    },
  },
})

/** A pack on a shelf. */
export interface ShelfPicture {
  /** The picture's address. */
  src: string
}

export interface ShelfIllustrationProps {
  /** The packs of each shelf, from the top. */
  shelves: readonly (readonly ShelfPicture[])[]
  /**
   * `hero` bleeds off the end of the page; `wall` fills the wall beside a form, and on phones shows its first shelf.
   */
  variant: 'hero' | 'wall'
}

/** Decorative: full shelves on a dark wall. */
export function ShelfIllustration({ shelves, variant }: ShelfIllustrationProps) {
  return (
    <div className={shelvesStyles({ variant })}>
      {shelves.map((pictures, shelf) => (
        <div key={shelf} className={rowStyles({ variant })}>
          {pictures.map(({ src }, position) => (
            <img
              key={position}
              src={src}
              alt=""
              width={288}
              height={288}
              // The shelves that a phone does not show are not fetched there.
              loading={variant === 'wall' && shelf > 0 ? 'lazy' : undefined}
              // Of the hero's pictures the first is the one that readers see first.
              fetchPriority={variant === 'hero' && shelf === 0 && position === 0 ? 'high' : undefined}
              className="h-auto flex-none"
            />
          ))}
        </div>
      ))}
    </div>
  )
}
