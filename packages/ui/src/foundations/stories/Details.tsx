import { useState, type ReactNode } from 'react'

interface DetailsProps {
  title: string
  children: ReactNode
}

/** A part of a page that is rendered once it is opened. */
export function Details({ title, children }: DetailsProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details className="fd-details" onToggle={() => setWasOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && children}
    </details>
  )
}
