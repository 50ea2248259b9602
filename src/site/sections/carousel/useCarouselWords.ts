import { useTranslation } from 'react-i18next'
import type { CarouselWords } from '../../../ui/Carousel'

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
