@browser
Feature: Collections of the platform that have pages of their own

  Background:
    Given Ines has signed in

  Scenario Outline: Their lists, and their items by key
    When she opens the address "<asked>"
    Then the address is "<shown>"

    Examples:
      | asked                                  | shown                |
      | /collections/directus_users            | /users               |
      | /collections/directus_users/7          | /users/7             |
      | /collections/directus_files/a%2Fb      | /files/a%2Fb         |
      | /collections/directus_activity/12      | /activity/12         |
      | /collections/directus_webhooks         | /settings/webhooks   |
      | /collections/directus_webhooks/+       | /settings/webhooks/+ |

  Scenario: All others of the platform are no content
    When she opens the address "/collections/directus_roles"
    Then she is at the not-found page
    When she opens the address "/collections/directus_roles/1"
    Then she is at the not-found page
