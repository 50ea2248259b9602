// Generated from src/content/texts by `npm run generate`. Do not edit.
import ar_about from './ar/about.json' with { type: 'json' }
import ar_appointment from './ar/appointment.json' with { type: 'json' }
import ar_carousel from './ar/carousel.json' with { type: 'json' }
import ar_common from './ar/common.json' with { type: 'json' }
import ar_contact from './ar/contact.json' with { type: 'json' }
import ar_desk from './ar/desk.json' with { type: 'json' }
import ar_footer from './ar/footer.json' with { type: 'json' }
import ar_home from './ar/home.json' with { type: 'json' }
import ar_notFound from './ar/notFound.json' with { type: 'json' }
import ar_offline from './ar/offline.json' with { type: 'json' }
import ar_pain from './ar/pain.json' with { type: 'json' }
import ar_prices from './ar/prices.json' with { type: 'json' }
import ar_privacy from './ar/privacy.json' with { type: 'json' }
import ar_server from './ar/server.json' with { type: 'json' }
import ar_services from './ar/services.json' with { type: 'json' }
import ar_staff from './ar/staff.json' with { type: 'json' }
import ar_treatment from './ar/treatment.json' with { type: 'json' }
import de_about from './de/about.json' with { type: 'json' }
import de_appointment from './de/appointment.json' with { type: 'json' }
import de_carousel from './de/carousel.json' with { type: 'json' }
import de_common from './de/common.json' with { type: 'json' }
import de_contact from './de/contact.json' with { type: 'json' }
import de_desk from './de/desk.json' with { type: 'json' }
import de_editor from './de/editor.json' with { type: 'json' }
import de_footer from './de/footer.json' with { type: 'json' }
import de_home from './de/home.json' with { type: 'json' }
import de_notFound from './de/notFound.json' with { type: 'json' }
import de_offline from './de/offline.json' with { type: 'json' }
import de_pain from './de/pain.json' with { type: 'json' }
import de_prices from './de/prices.json' with { type: 'json' }
import de_privacy from './de/privacy.json' with { type: 'json' }
import de_server from './de/server.json' with { type: 'json' }
import de_services from './de/services.json' with { type: 'json' }
import de_staff from './de/staff.json' with { type: 'json' }
import de_treatment from './de/treatment.json' with { type: 'json' }
import en_about from './en/about.json' with { type: 'json' }
import en_appointment from './en/appointment.json' with { type: 'json' }
import en_carousel from './en/carousel.json' with { type: 'json' }
import en_common from './en/common.json' with { type: 'json' }
import en_contact from './en/contact.json' with { type: 'json' }
import en_desk from './en/desk.json' with { type: 'json' }
import en_editor from './en/editor.json' with { type: 'json' }
import en_footer from './en/footer.json' with { type: 'json' }
import en_home from './en/home.json' with { type: 'json' }
import en_locale from './en/locale.json' with { type: 'json' }
import en_notFound from './en/notFound.json' with { type: 'json' }
import en_offline from './en/offline.json' with { type: 'json' }
import en_pain from './en/pain.json' with { type: 'json' }
import en_prices from './en/prices.json' with { type: 'json' }
import en_privacy from './en/privacy.json' with { type: 'json' }
import en_server from './en/server.json' with { type: 'json' }
import en_services from './en/services.json' with { type: 'json' }
import en_staff from './en/staff.json' with { type: 'json' }
import en_treatment from './en/treatment.json' with { type: 'json' }
import fr_about from './fr/about.json' with { type: 'json' }
import fr_appointment from './fr/appointment.json' with { type: 'json' }
import fr_carousel from './fr/carousel.json' with { type: 'json' }
import fr_common from './fr/common.json' with { type: 'json' }
import fr_contact from './fr/contact.json' with { type: 'json' }
import fr_desk from './fr/desk.json' with { type: 'json' }
import fr_footer from './fr/footer.json' with { type: 'json' }
import fr_home from './fr/home.json' with { type: 'json' }
import fr_notFound from './fr/notFound.json' with { type: 'json' }
import fr_offline from './fr/offline.json' with { type: 'json' }
import fr_pain from './fr/pain.json' with { type: 'json' }
import fr_prices from './fr/prices.json' with { type: 'json' }
import fr_privacy from './fr/privacy.json' with { type: 'json' }
import fr_server from './fr/server.json' with { type: 'json' }
import fr_services from './fr/services.json' with { type: 'json' }
import fr_staff from './fr/staff.json' with { type: 'json' }
import fr_treatment from './fr/treatment.json' with { type: 'json' }
import nl_about from './nl/about.json' with { type: 'json' }
import nl_appointment from './nl/appointment.json' with { type: 'json' }
import nl_carousel from './nl/carousel.json' with { type: 'json' }
import nl_common from './nl/common.json' with { type: 'json' }
import nl_contact from './nl/contact.json' with { type: 'json' }
import nl_desk from './nl/desk.json' with { type: 'json' }
import nl_footer from './nl/footer.json' with { type: 'json' }
import nl_home from './nl/home.json' with { type: 'json' }
import nl_notFound from './nl/notFound.json' with { type: 'json' }
import nl_offline from './nl/offline.json' with { type: 'json' }
import nl_pain from './nl/pain.json' with { type: 'json' }
import nl_prices from './nl/prices.json' with { type: 'json' }
import nl_privacy from './nl/privacy.json' with { type: 'json' }
import nl_server from './nl/server.json' with { type: 'json' }
import nl_services from './nl/services.json' with { type: 'json' }
import nl_staff from './nl/staff.json' with { type: 'json' }
import nl_treatment from './nl/treatment.json' with { type: 'json' }
import tr_about from './tr/about.json' with { type: 'json' }
import tr_appointment from './tr/appointment.json' with { type: 'json' }
import tr_carousel from './tr/carousel.json' with { type: 'json' }
import tr_common from './tr/common.json' with { type: 'json' }
import tr_contact from './tr/contact.json' with { type: 'json' }
import tr_desk from './tr/desk.json' with { type: 'json' }
import tr_editor from './tr/editor.json' with { type: 'json' }
import tr_footer from './tr/footer.json' with { type: 'json' }
import tr_home from './tr/home.json' with { type: 'json' }
import tr_notFound from './tr/notFound.json' with { type: 'json' }
import tr_offline from './tr/offline.json' with { type: 'json' }
import tr_pain from './tr/pain.json' with { type: 'json' }
import tr_prices from './tr/prices.json' with { type: 'json' }
import tr_privacy from './tr/privacy.json' with { type: 'json' }
import tr_server from './tr/server.json' with { type: 'json' }
import tr_services from './tr/services.json' with { type: 'json' }
import tr_staff from './tr/staff.json' with { type: 'json' }
import tr_treatment from './tr/treatment.json' with { type: 'json' }

/** Interface texts: language → file → texts. */
export const engineTexts: Record<string, Record<string, object>> = {
  'ar': {
    'about': ar_about,
    'appointment': ar_appointment,
    'carousel': ar_carousel,
    'common': ar_common,
    'contact': ar_contact,
    'desk': ar_desk,
    'footer': ar_footer,
    'home': ar_home,
    'notFound': ar_notFound,
    'offline': ar_offline,
    'pain': ar_pain,
    'prices': ar_prices,
    'privacy': ar_privacy,
    'server': ar_server,
    'services': ar_services,
    'staff': ar_staff,
    'treatment': ar_treatment,
  },
  'de': {
    'about': de_about,
    'appointment': de_appointment,
    'carousel': de_carousel,
    'common': de_common,
    'contact': de_contact,
    'desk': de_desk,
    'editor': de_editor,
    'footer': de_footer,
    'home': de_home,
    'notFound': de_notFound,
    'offline': de_offline,
    'pain': de_pain,
    'prices': de_prices,
    'privacy': de_privacy,
    'server': de_server,
    'services': de_services,
    'staff': de_staff,
    'treatment': de_treatment,
  },
  'en': {
    'about': en_about,
    'appointment': en_appointment,
    'carousel': en_carousel,
    'common': en_common,
    'contact': en_contact,
    'desk': en_desk,
    'editor': en_editor,
    'footer': en_footer,
    'home': en_home,
    'locale': en_locale,
    'notFound': en_notFound,
    'offline': en_offline,
    'pain': en_pain,
    'prices': en_prices,
    'privacy': en_privacy,
    'server': en_server,
    'services': en_services,
    'staff': en_staff,
    'treatment': en_treatment,
  },
  'fr': {
    'about': fr_about,
    'appointment': fr_appointment,
    'carousel': fr_carousel,
    'common': fr_common,
    'contact': fr_contact,
    'desk': fr_desk,
    'footer': fr_footer,
    'home': fr_home,
    'notFound': fr_notFound,
    'offline': fr_offline,
    'pain': fr_pain,
    'prices': fr_prices,
    'privacy': fr_privacy,
    'server': fr_server,
    'services': fr_services,
    'staff': fr_staff,
    'treatment': fr_treatment,
  },
  'nl': {
    'about': nl_about,
    'appointment': nl_appointment,
    'carousel': nl_carousel,
    'common': nl_common,
    'contact': nl_contact,
    'desk': nl_desk,
    'footer': nl_footer,
    'home': nl_home,
    'notFound': nl_notFound,
    'offline': nl_offline,
    'pain': nl_pain,
    'prices': nl_prices,
    'privacy': nl_privacy,
    'server': nl_server,
    'services': nl_services,
    'staff': nl_staff,
    'treatment': nl_treatment,
  },
  'tr': {
    'about': tr_about,
    'appointment': tr_appointment,
    'carousel': tr_carousel,
    'common': tr_common,
    'contact': tr_contact,
    'desk': tr_desk,
    'editor': tr_editor,
    'footer': tr_footer,
    'home': tr_home,
    'notFound': tr_notFound,
    'offline': tr_offline,
    'pain': tr_pain,
    'prices': tr_prices,
    'privacy': tr_privacy,
    'server': tr_server,
    'services': tr_services,
    'staff': tr_staff,
    'treatment': tr_treatment,
  },
}
