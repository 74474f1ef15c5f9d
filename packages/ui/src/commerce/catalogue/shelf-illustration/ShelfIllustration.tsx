import { Fragment, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const shelvesStyles = cva('grid overflow-hidden', {
  variants: {
    variant: {
      hero: '',
      wall: 'max-md:*:not-first:hidden',
    },
  },
})

const rowStyles = cva('flex items-end *:flex-none border-b-2 border-ink-on-night-muted', {
  variants: {
    variant: {
      hero: 'gap-2 ps-4 pt-4 md:gap-1 md:pt-6 *:w-21.5 md:*:w-34.5',
      // Pictures that do not fit wrap to a line that is hidden, so that none is cut.
      wall:
        'h-23.5 flex-wrap content-start justify-center gap-3 overflow-hidden px-4 pt-4 md:h-46 md:gap-1 md:pt-9 ' +
        '*:w-19 md:*:w-36.5',
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
  /** Returns a picture as a link to the product that it shows; undefined to keep it as decoration. */
  toLink?: (src: string, picture: ReactNode) => ReactNode
}

/** Shelves of product pictures on a dark background. Decorative, except for pictures that lead to their product. */
export function ShelfIllustration({ shelves, variant, toLink }: ShelfIllustrationProps) {
  return (
    <div className={shelvesStyles({ variant })}>
      {shelves.map((pictures, shelf) => (
        <div key={shelf} className={rowStyles({ variant })}>
          {pictures.map(({ src }, position) => {
            const picture = (
              <img
                src={src}
                alt=""
                width={288}
                height={288}
                // Shelves that are hidden on phones are not loaded there.
                loading={variant === 'wall' && shelf > 0 ? 'lazy' : undefined}
                // The first picture is the most prominent one.
                fetchPriority={variant === 'hero' && shelf === 0 && position === 0 ? 'high' : undefined}
                className="w-full"
              />
            )
            return <Fragment key={position}>{toLink?.(src, picture) ?? picture}</Fragment>
          })}
        </div>
      ))}
    </div>
  )
}
