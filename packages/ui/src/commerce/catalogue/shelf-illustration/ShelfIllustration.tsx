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

/** A product picture. */
export interface ShelfPicture {
  /** URL of the picture. */
  src: string
}

export interface ShelfIllustrationProps {
  /** The pictures of each shelf, from the top. */
  shelves: readonly (readonly ShelfPicture[])[]
  /**
   * `hero` extends beyond the edge of the page; `wall` fills the column beside a form, and on phones has only one
   * shelf.
   */
  variant: 'hero' | 'wall'
}

/** Decorative: shelves of product pictures on a dark background. */
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
              // Shelves that are hidden on phones are not loaded there.
              loading={variant === 'wall' && shelf > 0 ? 'lazy' : undefined}
              // The first picture is the most prominent one.
              fetchPriority={variant === 'hero' && shelf === 0 && position === 0 ? 'high' : undefined}
              className="h-auto flex-none"
            />
          ))}
        </div>
      ))}
    </div>
  )
}
