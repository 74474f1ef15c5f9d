import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import '@skafferi/ui/styles.css'
import type { LinkElementProps } from '@skafferi/ui/components/actions/link'
import { Shop } from '../shop/Screens.tsx'

const ShopLink = ({ href, ...rest }: LinkElementProps) => <Link {...rest} to={href} />

export default function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Somebody else’s shop</title>
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        <Shop link={ShopLink}>
          <Outlet />
        </Shop>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}
