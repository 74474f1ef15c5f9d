'use client'

import type { ReactNode } from 'react'
import Link from 'next/link'
import { Shop } from '../shop/Screens.tsx'

/** A component cannot be handed from the server to the browser, so Next's link is chosen in a client component. */
export const Frame = ({ children }: { children: ReactNode }) => <Shop link={Link}>{children}</Shop>
