import type { Plugin } from 'vite'

const fallback = /@layer properties\{@supports [^{]*\{[^{}]*\{[^{}]*\}\}\}/

/** The style sheet without the second copy of each registered property that Tailwind keeps for browsers without them. */
export const withoutPropertyFallback = (styles: string): string => styles.replace(fallback, '')

/** Every browser that `cssTarget` allows knows `@property`, so nobody would read the fallback. */
export function leanStyles(): Plugin {
  return {
    name: 'lean-styles',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'asset' && file.fileName.endsWith('.css')) {
            file.source = withoutPropertyFallback(file.source.toString())
          }
        }
      },
    },
  }
}
