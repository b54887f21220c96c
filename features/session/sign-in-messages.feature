@memory
Feature: Messages of the sign-in page

  Scenario: Opening the sign-in page directly shows no message
    When the visitor opens the address "/login"
    Then the visitor is at the sign-in page
    And the visitor does not see the message "Sign in to continue"

  Scenario Outline: A reason in the address is shown
    When the visitor opens the address "/login?reason=<reason>"
    Then the visitor sees the message "<text>"

    Examples:
      | reason          | text            |
      | sign-out        | Signed out      |
      | session-expired | Session expired |

  @browser
  Scenario: A redirect from a protected page asks to sign in
    When Clara opens the address "/collections/tags"
    Then she is at the sign-in page
    And she sees the message "Sign in to continue"

  Scenario Outline: A failed single sign-on shows its reason
    When the visitor opens the address "/login?<query>"
    Then the visitor sees the message "<text>"
    And the visitor sees the message "Sign-in with the other provider failed"

    Examples:
      | query                      | text                       |
      | reason=INVALID_USER        | Unexpected error           |
      | reason=INVALID_CREDENTIALS | Wrong email or password |
      | error=USER_SUSPENDED       | User suspended             |
      | code=FORBIDDEN             | Forbidden                  |

  Scenario: An unknown reason is ignored
    When the visitor opens the address "/login?reason=%3Cb%3Ehello%3C%2Fb%3E"
    Then the visitor is at the sign-in page
    And the visitor does not see the message "hello"

  Scenario: A failed sign-in replaces the reason
    When the visitor opens the address "/login?reason=session-expired"
    And Clara signs in with the password "southlight"
    Then she sees the message "Wrong email or password"
    And she does not see the message "Session expired"
