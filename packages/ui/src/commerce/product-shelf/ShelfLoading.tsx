import { Spinner } from '../../components/spinner'

export interface ShelfLoadingProps {
  /** What is awaited ("Searching products..."), shown and read. */
  label: string
}

/** Says over the shelves that others are on their way. It stays in sight on a long page and takes no room. */
export function ShelfLoading({ label }: ShelfLoadingProps) {
  return (
    <div className="pointer-events-none sticky top-4 z-10 -mb-13 grid h-13 place-items-end justify-items-center">
      <span className="grid rounded-full border border-line bg-raised px-4 py-2 text-xs shadow-float">
        <Spinner label={label} />
      </span>
    </div>
  )
}
