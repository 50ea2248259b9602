// Generated from locales/tr by `npm run generate`. Do not edit.

declare module 'virtual:locale/common' {
  const strings: {
    siteName: '{{clinic}}'
    documentTitle: '{{clinic}} {{page}}'
    openGraphLocale: string
    pages: {
      home: {
        title: string
        description: '{{clinic}}'
      }
      about: {
        title: string
        description: '{{clinic}}'
      }
      staff: {
        title: string
        description: '{{clinic}}'
      }
      prices: {
        title: string
        description: '{{clinic}}'
      }
      contact: {
        title: string
        description: '{{clinic}}'
      }
      appointment: {
        title: string
        description: '{{clinic}}'
      }
      notFound: {
        title: string
        description: '{{clinic}}'
      }
    }
    skipToContent: string
    error: {
      title: string
      text: string
      reload: string
    }
  }
  export default strings
}

declare module 'virtual:locale/contact' {
  const strings: {
    address: {
      heading: string
      area: '{{city}} {{district}} {{postalCode}}'
      directions: string
      legalTitle: string
      licence: string
    }
    reach: {
      heading: string
      mobile: string
      landline: string
      email: string
    }
    hours: {
      heading: string
      day: string
      time: string
      dayRange: '{{from}} {{to}}'
      monday: string
      tuesday: string
      wednesday: string
      thursday: string
      friday: string
      saturday: string
      sunday: string
    }
    map: {
      title: string
      load: string
      notice: '{{provider}}'
    }
    newTab: string
    intro: string
  }
  export default strings
}

declare module 'virtual:locale/locale' {
  const strings: {
    lang: string
    dir: string
  }
  export default strings
}

declare module 'virtual:locale/notFound' {
  const strings: {
    title: string
    text: string
    call: string
    home: string
  }
  export default strings
}

declare module 'virtual:locale/server' {
  const strings: {
    errors: {
      malformed: string
      missingFields: string
      tooLong: string
      notFound: string
      methodNotAllowed: string
      tooLarge: string
      unsupportedType: string
      unavailable: string
      unexpected: string
    }
    answer: {
      title: '{{clinic}} {{heading}}'
      stored: {
        heading: string
        text: string
        reference: string
      }
      refused: {
        heading: string
        name: {
          required: string
          tooLong: string
        }
        phone: {
          required: string
          tooLong: string
        }
        correct: string
      }
      direct: {
        heading: string
        text: string
      }
      call: string
      back: string
    }
  }
  export default strings
}

declare module 'virtual:locale/services' {
  const strings: {
    title: string
    intro: string
  }
  export default strings
}
