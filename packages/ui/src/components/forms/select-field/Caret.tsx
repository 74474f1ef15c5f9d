/** The arrow of a select. */
export function Caret() {
  return (
    <svg
      viewBox="0 0 10 5"
      aria-hidden="true"
      className="pointer-events-none absolute end-3 top-1/2 h-1.25 w-2.5 -translate-y-1/2 fill-current"
    >
      <path d="M0 0h10L5 5z" />
    </svg>
  )
}
