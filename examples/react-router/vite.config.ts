import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // The development server reads the imports of all routes at its start. By default it finds them visit by visit, and
  // answers the first ones with 504.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
})
