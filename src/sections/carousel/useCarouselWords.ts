import strings from 'virtual:locale/carousel'
import { useTranslation } from 'react-i18next'
import { addStrings } from '../../i18n'
import type { CarouselWords } from '../../ui/Carousel'

addStrings('carousel', strings)

/** The words of any carousel; `label` says what this one shows. */
export function useCarouselWords(label: string): CarouselWords {
  const { t } = useTranslation('carousel')
  return {
    label,
    carouselRole: t('carousel'),
    slideRole: t('slide'),
    pause: t('pause'),
    play: t('play'),
    previous: t('previous'),
    next: t('next'),
    position: (position, count) => t('position', { position, count }),
  }
}
