import { MINIMAL_VIEWPORTS, type ViewportMap } from 'storybook/viewport'

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
