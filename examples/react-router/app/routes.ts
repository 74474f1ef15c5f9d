import { index, route } from '@react-router/dev/routes'

export default [index('routes/listing.tsx'), route('cart', 'routes/cart.tsx'), route('checkout', 'routes/checkout.tsx')]
