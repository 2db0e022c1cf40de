import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { isPartShown } from "../components/is-part-shown.ts";

const { legalName, address, registrationNumber } = brand.company;

/** Returns the company's details for the legal texts. */
export function useCompany() {
  const { t } = useTranslation("site");
  const number = t(($) => $.shell.footer.registration, { number: registrationNumber });
  return {
    product: brand.name,
    company: legalName,
    address:
      `${address.street}, ${address.postalCode}\u00A0${address.city}` +
      (isPartShown("company") ? ` (${number})` : ""),
    email: brand.contact.email,
    city: address.city,
  };
}
