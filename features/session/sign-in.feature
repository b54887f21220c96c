@memory
Feature: Signing in
  Who works at the magazine signs in with an address and a password, and finds the collections.

  @browser
  Scenario: The right password leads to the overview
    Given Clara has opened the application
    When Clara signs in
    Then she is at the overview

  @browser
  Scenario: A wrong password is told
    Given Clara has opened the application
    When Clara signs in with the password "southlight"
    Then she sees the message "Wrong username or password"
    And she is at the sign-in page

  Scenario: An unknown address gets the same answer as a wrong password
    Given the visitor has opened the application
    When the visitor signs in as "nobody@northlight.example" with the password "northlight"
    Then the visitor sees the message "Wrong username or password"

  Scenario: An address that is none gets the same answer too
    Given the visitor has opened the application
    When the visitor signs in as "" with the password ""
    Then the visitor sees the message "Wrong username or password"

  Scenario: After a wrong password the right one still counts
    Given Clara has opened the application
    When Clara signs in with the password "southlight"
    And Clara signs in
    Then she is at the overview

  Scenario: A suspended account is told so
    Given Amara has opened the application
    When Amara signs in
    Then she sees the message "User Suspended"
    And she is at the sign-in page

  Scenario: A role may be kept out of the application
    Given the role "Contributor" has no app access
    And Jun has opened the application
    When Jun signs in
    Then he is at the no-access page
    And he sees the message "No App Access"
