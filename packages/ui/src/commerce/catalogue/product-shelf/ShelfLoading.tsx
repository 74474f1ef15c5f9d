import { Spinner } from '../../../components/feedback/spinner'

export interface ShelfLoadingProps {
  /** The loading text ("Searching products..."), displayed and announced. */
  label: string
}

/** A message above a ProductShelf that other products are loading. It is sticky and takes no space. */
export function ShelfLoading({ label }: ShelfLoadingProps) {
  return (
    <div className="pointer-events-none sticky top-4 z-10 -mb-13 grid h-13 place-items-end justify-items-center">
      <span className="grid rounded-full border border-line bg-raised px-4 py-2 text-xs shadow-float">
        <Spinner label={label} />
      </span>
    </div>
  )
}
