import type { ReactNode } from 'react'
import '@skafferi/ui/styles.css'
import { Frame } from './frame.tsx'

export const metadata = { title: 'Somebody else’s shop', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  )
}
