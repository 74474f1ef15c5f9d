import { createRoot } from 'react-dom/client'
import { Cart, Shop } from './shop/Screens.tsx'

/** Classes of the project's own Tailwind. Components of the kit use the same names with other values. */
const ownClasses = [
  'button p-4',
  'text-lg',
  'rounded-lg border shadow-sm',
  'hidden md:block',
  'flex gap-2 min-h-8',
  'grid grid-cols-2',
  'animate-pulse',
  'block text-sm leading-5 font-medium tracking-tight',
  'absolute inset-0 z-50',
  'truncate underline',
  'max-w-md w-full',
  'transition duration-300 ease-out',
]

createRoot(document.getElementById('shop')!).render(
  <>
    <div id="plain" />
    {ownClasses.map((classes) => (
      <div key={classes} className={classes} data-own />
    ))}
    <Shop link={(props) => <a {...props} />}>
      <Cart />
    </Shop>
  </>,
)
