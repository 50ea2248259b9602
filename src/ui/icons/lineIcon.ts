import { createElement, type ReactElement } from 'react'

/** Makes a decorative icon from `shapes` on a 24 px grid, in the text's colour. */
export const lineIcon =
  (...shapes: ReactElement[]) =>
  ({ className }: { className?: string }) =>
    createElement(
      'svg',
      {
        className,
        viewBox: '0 0 24 24',
        width: '24',
        height: '24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '1.75',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      ...shapes,
    )
