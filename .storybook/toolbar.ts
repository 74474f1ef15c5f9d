import type { Preview } from '@storybook/react-vite'
import { MINIMAL_VIEWPORTS, type ViewportMap } from 'storybook/viewport'
import type { Persona } from '../apps/web/src/stories/story-persona'
import { setContrast, setDensity, setScheme, type Contrast, type Density, type Scheme } from '../packages/ui/src/theme'

/** The settings of the toolbars above a story. */
export interface Toolbar {
  scheme: Scheme | 'system'
  contrast: Contrast | 'system'
  density: Density
  direction: 'ltr' | 'rtl'
  /** `en-XA` is a pseudo-language: English with accents, in brackets and about 40 % longer. */
  locale: 'en' | 'en-XA'
  /** How the mock server responds: at once, after two seconds, or always with an error. */
  network: 'normal' | 'slow' | 'failing'
  /** The signed-in user, overriding the story's own. */
  persona: Persona
}

/** The default settings of stories, tests and snapshots. */
export const initialGlobals: Toolbar = {
  scheme: 'light',
  contrast: 'standard',
  density: 'comfortable',
  direction: 'ltr',
  locale: 'en',
  network: 'normal',
  persona: 'story',
}

/**
 * The toolbars from left to right: appearance, writing, network and user. Only the icon of the selected value is shown,
 * so that all seven fit beside the sidebar in a window of 1280 px.
 */
export const globalTypes: Preview['globalTypes'] = {
  scheme: {
    description: 'Colour scheme',
    toolbar: {
      icon: 'mirror',
      dynamicTitle: false,
      items: [
        { value: 'system', title: 'Scheme: system', icon: 'browser' },
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
    },
  },
  contrast: {
    description: 'Contrast',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: false,
      items: [
        { value: 'system', title: 'Contrast: system', icon: 'browser' },
        { value: 'standard', title: 'Standard contrast', icon: 'contrastignored' },
        { value: 'more', title: 'More contrast', icon: 'contrast' },
      ],
    },
  },
  density: {
    description: 'Density',
    toolbar: {
      icon: 'component',
      dynamicTitle: false,
      items: [
        { value: 'comfortable', title: 'Comfortable', icon: 'expandalt' },
        { value: 'compact', title: 'Compact', icon: 'collapse' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: false,
      items: [
        { value: 'ltr', title: 'Left to right', icon: 'alignleft' },
        { value: 'rtl', title: 'Right to left', icon: 'alignright' },
      ],
    },
  },
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: false,
      items: [
        { value: 'en', title: 'English', right: 'en', icon: 'globe' },
        { value: 'en-XA', title: 'Pseudo-language', right: 'en-XA', icon: 'facehappy' },
      ],
    },
  },
  network: {
    description: 'Network (pages and flows)',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: false,
      items: [
        { value: 'normal', title: 'Normal network', icon: 'lightning' },
        { value: 'slow', title: 'Slow network', right: '2 s delay', icon: 'hourglass' },
        { value: 'failing', title: 'Failing network', right: '503', icon: 'alert' },
      ],
    },
  },
  persona: {
    description: 'Signed-in user (pages and flows)',
    toolbar: {
      icon: 'user',
      dynamicTitle: false,
      items: [
        { value: 'story', title: 'As set by the story', icon: 'bookmark' },
        { value: 'visitor', title: 'Visitor', icon: 'eye' },
        { value: 'kiosk', title: 'Customer A', right: 'Kiosk & Co AB', icon: 'user' },
        { value: 'grocer', title: 'Customer B', right: 'Haugen Dagligvare AS', icon: 'useralt' },
      ],
    },
  },
}

const explicitValue = <Value extends string>(value: Value | 'system') => (value === 'system' ? undefined : value)

/** Sets the toolbar settings on a document's root element. */
export function applyToolbar(root: HTMLElement, { scheme, contrast, density, direction, locale }: Toolbar): void {
  setScheme(root, explicitValue(scheme))
  setContrast(root, explicitValue(contrast))
  setDensity(root, density)
  root.dir = direction
  root.lang = locale
}

/** The same settings as attributes, for a part of a page that differs from the page. */
export function toolbarAttributes({ scheme, contrast, density, direction, locale }: Toolbar) {
  return {
    'data-scheme': explicitValue(scheme),
    'data-contrast': explicitValue(contrast),
    'data-density': density,
    dir: direction,
    lang: locale,
  }
}

const { mobile1, mobile2 } = MINIMAL_VIEWPORTS

/** The widths of the design language, and those of Storybook that stories use. */
export const viewports: ViewportMap = {
  narrowest: { name: 'Narrowest, 320', type: 'mobile', styles: { width: '320px', height: '640px' } },
  phone: { name: 'Phone, 390', type: 'mobile', styles: { width: '390px', height: '844px' } },
  tablet: { name: 'Tablet, 768', type: 'tablet', styles: { width: '768px', height: '1024px' } },
  desk: { name: 'Desk, 1280', type: 'desktop', styles: { width: '1280px', height: '900px' } },
  mobile1: { ...mobile1!, name: 'Small phone, 320' },
  mobile2: { ...mobile2!, name: 'Large phone, 414' },
  smallDesk: { name: 'Small desk, 1024', type: 'desktop', styles: { width: '1024px', height: '768px' } },
}
